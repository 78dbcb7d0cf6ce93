import { checkNeedsInput, snoozeNeedInput } from "./need-inputs.ts";

export const needInputs = { checkNeeds: checkNeedsInput, snoozeNeed: snoozeNeedInput } as const;

export interface NeedOutputs {
  checkNeeds: Record<string, never>;
  snoozeNeed: Record<string, never>;
}
