import { PhoneAuthProvider, RecaptchaVerifier } from "firebase/auth";
import { candidateAuth } from "../../../lib/session/candidate-auth.ts";
import { sendCodeError } from "../auth-words.ts";
import { watchChallenge } from "./challenge.ts";

/**
 * Texts a code to a number (E.164); the answer is the id that it is checked with. Two presses are one message; another number is another. @throws AppError
 */
const sending = new Map<string, Promise<string>>();

export function sendCode(phone: string): Promise<string> {
  const under = sending.get(phone);
  if (under !== undefined) return under;
  const sent = send(phone).finally(() => sending.delete(phone));
  sending.set(phone, sent);
  return sent;
}

/** Each message has a widget of its own, outside of what React draws: mounting twice or leaving the page cannot break it. */
async function send(phone: string): Promise<string> {
  const auth = await candidateAuth();
  const place = document.createElement("div");
  document.body.append(place);
  const challenge = watchChallenge(place);
  const verifier = new RecaptchaVerifier(auth, place, {
    size: "invisible",
    callback: () => challenge.answered(),
  });
  try {
    const sent = new PhoneAuthProvider(auth).verifyPhoneNumber(phone, verifier);
    return await Promise.race([sent, challenge.abandoned]);
  } catch (error) {
    throw sendCodeError(error);
  } finally {
    challenge.end();
    takeDown(verifier, place);
  }
}

function takeDown(verifier: RecaptchaVerifier, place: HTMLElement): void {
  try {
    verifier.clear();
  } catch {
    // It never came to be drawn: nothing to clear.
  }
  place.remove();
}
