import { PhoneAuthProvider, type User, unlink, updatePhoneNumber } from "firebase/auth";
import { call } from "../../../lib/backend/callables.ts";
import { refreshSession } from "../../../lib/session/session-store.ts";
import { ownPhoneError } from "../owner-words.ts";
import { signedInUser } from "./reauthenticate.ts";

/**
 * Makes a proved number the one that this account signs in with. A number with an account of its own is refused by the sign-in
 * service, and both stay as they are. @throws AppError phone_in_use, reauthentication_needed
 */
export async function setOwnPhone(phone: string, verificationId: string, code: string): Promise<void> {
  const user = await signedInUser();
  await updatePhoneNumber(user, PhoneAuthProvider.credential(verificationId, code)).catch(
    async (error: unknown) => {
      if ((await numberNow(user)) !== phone) throw ownPhoneError(error);
    },
  );
  await call("ensureProfile", {});
  await refreshSession();
}

/** Takes the number off the account: it signs nobody in any more. @throws AppError */
export async function removeOwnPhone(): Promise<void> {
  const user = await signedInUser();
  await unlink(user, PhoneAuthProvider.PROVIDER_ID).catch(async (error: unknown) => {
    if ((await numberNow(user)) !== null) throw ownPhoneError(error);
  });
  await refreshSession();
}

/**
 * A try whose answer was lost has done its work, and spent its code: what counts is what the account has now. Undefined: it
 * cannot be asked.
 */
async function numberNow(user: User): Promise<string | null | undefined> {
  try {
    await user.reload();
    return user.phoneNumber;
  } catch {
    return undefined;
  }
}
