import { getAdditionalUserInfo, PhoneAuthProvider, signInWithCredential } from "firebase/auth";
import { candidateAuth } from "../../../lib/session/candidate-auth.ts";
import { checkCodeError } from "../auth-words.ts";
import type { PendingCode } from "../pending-code.ts";
import { secondProofError } from "../second-proof.ts";

/**
 * Checks the code. The number's account is then the candidate: `fresh` when it was made by this, `unfinished` when an earlier
 * registration was left before it had a name. @throws AppError, `second_proof_needed` as `secondProofError`
 */
export async function proveNumber(verificationId: string, code: string): Promise<PendingCode["unknown"]> {
  const auth = await candidateAuth();
  try {
    const credential = PhoneAuthProvider.credential(verificationId, code);
    const result = await signInWithCredential(auth, credential);
    if (getAdditionalUserInfo(result)?.isNewUser) return "fresh";
    const { displayName, email } = result.user;
    return displayName === null && email === null ? "unfinished" : "no";
  } catch (error) {
    throw secondProofError(error) ?? checkCodeError(error);
  }
}
