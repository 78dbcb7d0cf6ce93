import type { CallableInput } from "@niyamdesk/domain/callables";
import { call } from "../../../lib/backend/callables.ts";

/** What the client reads. @throws AppError */
export const answerComplaint = (input: CallableInput<"answerComplaint">) => call("answerComplaint", input);
