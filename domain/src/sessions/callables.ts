import { nothing } from "../accounts/account.ts";
import { removeStaffSecondStepInput, secondStepRuleInput } from "./second-step-input.ts";
import { endSessionInput, endStaffSessionsInput, noteSessionInput } from "./session.ts";

export const sessionInputs = {
  noteSession: noteSessionInput,
  leaveSession: nothing,
  endSession: endSessionInput,
  endOtherSessions: nothing,
  endStaffSessions: endStaffSessionsInput,
  noteSecondStep: nothing,
  removeSecondStep: nothing,
  removeStaffSecondStep: removeStaffSecondStepInput,
  setSecondStepRule: secondStepRuleInput,
} as const;

export interface SessionOutputs {
  noteSession: Record<string, never>;
  leaveSession: Record<string, never>;
  endSession: Record<string, never>;
  endOtherSessions: Record<string, never>;
  endStaffSessions: Record<string, never>;
  noteSecondStep: Record<string, never>;
  removeSecondStep: Record<string, never>;
  removeStaffSecondStep: Record<string, never>;
  setSecondStepRule: Record<string, never>;
}
