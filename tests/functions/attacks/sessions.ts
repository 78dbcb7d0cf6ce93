import type { sessionInputs } from "@niyamdesk/domain/sessions/callables";
import * as fc from "fast-check";
import type { Attacks } from "../attacked.ts";

const written = fc.string({ unit: "binary", maxLength: 300 });
const reason = { kind: "lost_phone", words: "Lost on the train." } as const;

export default {
  noteSession: { by: "signed_in", input: { device: { browser: "chrome", system: "android" } } },
  leaveSession: { by: "signed_in", input: {} },
  endSession: { by: "signed_in", input: { session: "a-session" } },
  endOtherSessions: { by: "signed_in", input: {} },
  endStaffSessions: {
    by: ["admin"],
    input: { uid: "somebody", session: null, reason },
    harmful: written.map((words) => ({ uid: "somebody", session: null, reason: { ...reason, words } })),
  },
  noteSecondStep: { by: "signed_in", input: {} },
  removeSecondStep: { by: "signed_in", input: {} },
  removeStaffSecondStep: {
    by: ["admin"],
    input: { uid: "somebody", reason },
    harmful: written.map((words) => ({ uid: "somebody", reason: { ...reason, words } })),
  },
  setSecondStepRule: { by: ["admin"], input: { seen_at: null, second_step: "nobody" } },
} satisfies Attacks<typeof sessionInputs>;
