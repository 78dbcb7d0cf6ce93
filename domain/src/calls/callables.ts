import type { ListFile } from "../base/list-file.ts";
import type { CallSums } from "./call-day.ts";
import {
  connectCallInput,
  exportPerformanceInput,
  logCallInput,
  saveCallInput,
  startCallInput,
  sumOfCallsInput,
} from "./call-inputs.ts";

export const callInputs = {
  startCall: startCallInput,
  connectCall: connectCallInput,
  saveCall: saveCallInput,
  logCall: logCallInput,
  sumOfCalls: sumOfCallsInput,
  exportPerformance: exportPerformanceInput,
} as const;

export interface CallOutputs {
  /** `started_at` by the server's clock, epoch ms. */
  startCall: { started_at: number };
  connectCall: { connected_at: number };
  /** Whole seconds of talking; whether the lead went to somebody else meanwhile, so that only the call was saved. */
  saveCall: { seconds: number; lead_is_others: boolean };
  logCall: { seconds: number; lead_is_others: boolean };
  /** Of all calls that the person asking ever made. */
  sumOfCalls: CallSums;
  exportPerformance: ListFile;
}
