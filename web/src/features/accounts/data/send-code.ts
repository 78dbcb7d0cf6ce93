import { candidateAuth } from "../../../lib/session/candidate-auth.ts";
import { sendCodeError } from "../auth-words.ts";
import { textCode } from "./text-code.ts";

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

const send = async (phone: string) => textCode(await candidateAuth(), phone, sendCodeError);
