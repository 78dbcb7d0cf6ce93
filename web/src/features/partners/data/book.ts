import type { CallableInput } from "@niyamdesk/domain/callables";
import { booking } from "#messages/directory.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { call } from "../../../lib/backend/callables.ts";

/**
 * Books a time; the id of the consultation. When it is not known whether that went through, it is asked again, which finds the
 * booking that was made.
 *
 * @throws AppError with words for the form; slot_taken and slot_unavailable when another time must be chosen
 */
export async function bookConsultation(input: CallableInput<"bookConsultation">): Promise<string> {
  try {
    return (await tried(input)).consultation_id;
  } catch (error) {
    if (error instanceof AppError && error.code === "invalid_input" && error.facts.field === "phone") {
      throw new AppError("invalid_input", booking.phoneMissing);
    }
    throw error;
  }
}

async function tried(input: CallableInput<"bookConsultation">) {
  try {
    return await call("bookConsultation", input);
  } catch (error) {
    if (error instanceof AppError && error.code === "timeout") return call("bookConsultation", input);
    throw error;
  }
}
