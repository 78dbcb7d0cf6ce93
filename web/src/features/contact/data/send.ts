import type { CallableInput } from "@niyamdesk/domain/callables";
import { contact } from "#messages/contact.ts";
import { LANGUAGE } from "#messages/language.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { call } from "../../../lib/backend/callables.ts";

/** @throws AppError with words for the form */
export async function sendMessage(
  message: Omit<CallableInput<"sendContactMessage">, "language">,
): Promise<void> {
  await orSay(call("sendContactMessage", { ...message, language: LANGUAGE }));
}

/** @throws AppError with words for the form */
export async function askForCall(request: CallableInput<"requestCallback">): Promise<void> {
  await orSay(call("requestCallback", request));
}

/** What is typed stays, and a second try under the same id counts once: so nobody has to ask whether it went through. */
async function orSay(sending: Promise<unknown>): Promise<void> {
  try {
    await sending;
  } catch (error) {
    const { code, message } = error instanceof AppError ? error : new AppError("internal", "");
    const why = code === "offline" || code === "too_many_requests" ? message : contact.pleaseTryAgain;
    throw new AppError(code, contact.failed(why));
  }
}
