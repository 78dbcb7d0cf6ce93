import type { CallableInput } from "@niyamdesk/domain/callables";
import { call } from "../../../lib/backend/callables.ts";

/** Says whether it was held; said again, nothing more happens. @throws AppError with words for the row */
export async function endConsultation(input: CallableInput<"endConsultation">): Promise<void> {
  await call("endConsultation", input);
}
