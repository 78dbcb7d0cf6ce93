import { addresses, project } from "../support/stack.ts";

/** What anybody can ask of the accounts' service by themselves, past our functions. */

/** @throws Error with the service's answer */
export async function provider(
  method: string,
  body: object,
): Promise<{ localId?: string; idToken?: string }> {
  const answer = await fetch(
    `${addresses.auth}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=test`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    },
  );
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return JSON.parse(text);
}

/** The latest code that it mailed there. */
export async function providersCode(address: string): Promise<string> {
  const { oobCodes } = await emulator<{ oobCodes: { email: string; newEmail?: string; oobCode: string }[] }>(
    "oobCodes",
  );
  const sent = oobCodes.filter(({ email, newEmail }) => (newEmail ?? email) === address).at(-1);
  if (sent === undefined) throw new Error(`The provider mailed nothing to ${address}`);
  return sent.oobCode;
}

/** Signs in with a number, by the code that is texted to it; with a session it is put on that account. */
export async function signInByPhone(
  phoneNumber: string,
  idToken?: string,
): Promise<{ localId?: string; idToken?: string }> {
  await provider("sendVerificationCode", { phoneNumber });
  const { verificationCodes } = await emulator<{
    verificationCodes: { phoneNumber: string; code: string; sessionInfo: string }[];
  }>("verificationCodes");
  const sent = verificationCodes.filter((texted) => texted.phoneNumber === phoneNumber).at(-1);
  return provider("signInWithPhoneNumber", { sessionInfo: sent?.sessionInfo, code: sent?.code, idToken });
}

/** Signs in by a link that the provider mails. */
export async function signInByLink(email: string): Promise<{ localId?: string; idToken?: string }> {
  const asked = { requestType: "EMAIL_SIGNIN", email, continueUrl: addresses.site, canHandleCodeInApp: true };
  await provider("sendOobCode", asked);
  return provider("signInWithEmailLink", { email, oobCode: await providersCode(email) });
}

async function emulator<T>(what: string): Promise<T> {
  const answer = await fetch(`${addresses.auth}/emulator/v1/projects/${project}/${what}`, {
    headers: { authorization: "Bearer owner" },
  });
  return (await answer.json()) as T;
}
