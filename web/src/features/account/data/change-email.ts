import { call } from "../../../lib/callables.ts";
import { isAddressVerified } from "./verification.ts";

/** Replaces an address that was not verified yet; the link to the new one is on its way. @throws AppError */
export async function replaceUnverifiedEmail(email: string): Promise<void> {
  await call("changeEmail", { email });
  await isAddressVerified();
}
