import { expect } from "playwright/test";
import { mailsTo } from "./inbox.ts";
import { stack } from "./stack.ts";

interface SentCode {
  phoneNumber: string;
  code: string;
}

/** An Indian mobile number nobody used before: the ten digits as people type them. */
export function newNumber(): string {
  return `9${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`;
}

/** The codes texted to a number (E.164) that still wait to be used, the latest last. */
export async function codesTo(phone: string): Promise<string[]> {
  const answer = await fetch(
    `${stack.addresses.auth}/emulator/v1/projects/${stack.project}/verificationCodes`,
    { headers: { authorization: "Bearer owner" } },
  );
  const { verificationCodes } = (await answer.json()) as { verificationCodes: SentCode[] };
  return verificationCodes.filter(({ phoneNumber }) => phoneNumber === phone).map(({ code }) => code);
}

/** The latest code of a number, once `count` were texted. */
export async function codeTo(phone: string, count = 1): Promise<string> {
  await expect.poll(async () => (await codesTo(phone)).length).toBe(count);
  return (await codesTo(phone)).at(-1) ?? "";
}

/** Another code than this. */
export function wrongCode(code: string): string {
  return code === "000000" ? "111111" : "000000";
}

/** The address that a mail's link leads to, out of the latest of `count` mails to somebody that has one. */
export async function linkTo(address: string, count = 1): Promise<string> {
  const mails = await mailsTo(address, count);
  const link = mails
    .map(({ text = "" }) => /http\S+\/auth-callback\?\S+/.exec(text)?.[0])
    .findLast((one) => one !== undefined);
  if (link === undefined) throw new Error(`No link in the mail to ${address}`);
  return link;
}
