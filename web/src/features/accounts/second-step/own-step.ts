import {
  type MultiFactorAssertion,
  type MultiFactorSession,
  multiFactor,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
  type TotpSecret,
} from "firebase/auth";
import { call } from "../../../lib/backend/callables.ts";
import { firebaseAuth } from "../../../lib/backend/firebase.ts";
import { refreshSession } from "../../../lib/session/session-store.ts";
import { signedInUser } from "../data/reauthenticate.ts";
import { phoneCredential, textCode } from "../data/text-code.ts";
import { checkError, sendError } from "./words.ts";

/** Texts a code to a number that is to be the second step. @throws AppError reauthentication_needed */
export async function textToAdd(phoneNumber: string): Promise<string> {
  const session = await enrolment();
  return textCode(await firebaseAuth(), { phoneNumber, session }, sendError);
}

/** @throws AppError */
export function addPhone(verificationId: string, code: string): Promise<void> {
  return enrol(PhoneMultiFactorGenerator.assertion(phoneCredential(verificationId, code)));
}

/** What an authenticator app is to know. @throws AppError reauthentication_needed */
export async function appSecret(): Promise<{ secret: TotpSecret; address: string }> {
  const [session, user] = await Promise.all([enrolment(), signedInUser()]);
  const secret = await TotpMultiFactorGenerator.generateSecret(session).catch((error: unknown) => {
    throw sendError(error);
  });
  return { secret, address: secret.generateQrCodeUrl(user.email ?? "", "NiyamDesk") };
}

/** @throws AppError */
export function addApp(secret: TotpSecret, code: string): Promise<void> {
  return enrol(TotpMultiFactorGenerator.assertionForEnrollment(secret, code));
}

/** @throws AppError reauthentication_needed, second_step_demanded */
export async function removeOwnStep(): Promise<void> {
  await call("removeSecondStep", {});
  await refreshSession();
}

async function enrolment(): Promise<MultiFactorSession> {
  return multiFactor(await signedInUser())
    .getSession()
    .catch((error: unknown) => {
      throw sendError(error);
    });
}

/** The provider adds it, and signs this session in anew with it; our own records follow. */
async function enrol(proof: MultiFactorAssertion): Promise<void> {
  const user = await signedInUser();
  await multiFactor(user)
    .enroll(proof)
    .catch((error: unknown) => {
      throw checkError(error);
    });
  // It is on, whatever becomes of the note: the next sign-in tells us, too.
  try {
    await call("noteSecondStep", {});
  } finally {
    await refreshSession();
  }
}
