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

export interface CallSaved {
  /** Whole, of talking. */
  seconds: number;
  /** The lead is somebody else's by now, so that only the call was saved. */
  lead_is_others: boolean;
  /** What was done with the lead since the call stood, beside it or instead of what came of it. */
  lead_moved_on: boolean;
}

export interface CallOutputs {
  /** `started_at` by the server's clock, epoch ms. */
  startCall: { started_at: number };
  connectCall: { connected_at: number };
  saveCall: CallSaved;
  logCall: CallSaved;
  /** Of all calls that the person asking ever made. */
  sumOfCalls: CallSums;
  exportPerformance: ListFile;
}
