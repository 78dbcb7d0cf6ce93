import type { CallableInput } from "@niyamdesk/domain/callables";
import { call } from "../../../lib/backend/callables.ts";

/** Calls it off; once it is, nothing more happens. @throws AppError with words for the dialog */
export async function cancelConsultation(input: CallableInput<"cancelConsultation">): Promise<void> {
  await call("cancelConsultation", input);
}
