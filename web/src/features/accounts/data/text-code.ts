import { type Auth, PhoneAuthProvider, type PhoneInfoOptions, RecaptchaVerifier } from "firebase/auth";
import { watchChallenge } from "./challenge.ts";

/**
 * Texts a code; the answer is the id that it is checked with. Each message has a widget of its own, outside of what React draws: mounting
 * twice or leaving the page cannot break it.
 *
 * @param to a number, or which second step it is for
 * @param words what the service refuses, in our terms
 */
export async function textCode(
  auth: Auth,
  to: PhoneInfoOptions | string,
  words: (error: unknown) => Error,
): Promise<string> {
  const place = document.createElement("div");
  document.body.append(place);
  const challenge = watchChallenge(place);
  const verifier = new RecaptchaVerifier(auth, place, {
    size: "invisible",
    callback: () => challenge.answered(),
  });
  try {
    const sent = new PhoneAuthProvider(auth).verifyPhoneNumber(to, verifier);
    return await Promise.race([sent, challenge.abandoned]);
  } catch (error) {
    throw words(error);
  } finally {
    challenge.end();
    takeDown(verifier, place);
  }
}

export function phoneCredential(verificationId: string, code: string) {
  return PhoneAuthProvider.credential(verificationId, code);
}

function takeDown(verifier: RecaptchaVerifier, place: HTMLElement): void {
  try {
    verifier.clear();
  } catch {
    // It never came to be drawn: nothing to clear.
  }
  place.remove();
}
