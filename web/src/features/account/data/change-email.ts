import { call } from "../../../lib/callables.ts";
import { refreshSession } from "../../../lib/session-store.ts";
import { isAddressVerified } from "./verification.ts";

/**
 * Another address to sign in with, or the first. `when_confirmed`: the address so far stays until the link that goes to the new
 * one is followed. @throws AppError reauthentication_needed, email_in_use, already_verified
 */
export async function changeOwnEmail(email: string): Promise<"now" | "when_confirmed"> {
  const { takes_effect } = await call("changeEmail", { email });
  if (takes_effect === "now") await hearOfIt();
  return takes_effect;
}

async function hearOfIt(): Promise<void> {
  try {
    await isAddressVerified();
    await refreshSession();
  } catch (error) {
    // It is changed: a session that ended with it asks to sign in, any other hears of it with its next token.
    console.error(error);
  }
}
