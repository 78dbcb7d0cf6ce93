import { readdirSync, readFileSync } from "node:fs";
import { NEVER_ASKED, NEVER_ASKED_HINDI } from "@niyamdesk/domain/fields/never-asked";
import { expect, it } from "vitest";

const SOURCES = new URL("../../../", import.meta.url);
/** What asks for a secret, in either language. */
const SECRET = /\bOTPs?\b|\bpasswords?\b|ओटीपी|पासवर्ड/i;
/** Our own sign-in and what belongs to it may: its screens, its mails, its fields. The last two are of a test card's bank. */
const OWN = [
  /^web\/src\/(?:features\/accounts|routes\/account)\//,
  /^web\/src\/messages\/(?:en|hi)\/workspaces\/(?:staff|mail-templates|mail-names|audit-acts|client-admin|member-sign-ins)\.ts$/,
  /^web\/src\/ui\/password-field\.tsx$/,
  /^functions\/src\/(?:accounts|staff)\/(?:reset-password|password-changed|change-email|email-changed|verify-email|staff-invitation|account-cleared|number-removed)\.mail\.ts$/,
  /^functions\/src\/sessions\/second-step\.mail\.ts$/,
  /^web\/src\/messages\/(?:en|hi)\/(?:accounts|sign-in|second-step|codes|passwords|account-links|own-account|auth-errors|link-errors|owner-errors|fields|purchase)\.ts$/,
];
/** The promise, or words that warn of it. */
const WARNS = /never|NEVER_ASKED|yourself|No PAN, passwords|कभी|न लिखें|ख़ुद|'Forgot password\?'|पासवर्ड भूल गए/;

it("[UX-02] no text outside of our own sign-in asks for an OTP or a password, in either language", () => {
  const folders = ["web/src/messages", "web/src/features", "web/src/routes", "web/src/app", "web/src/ui"];
  const files = [...folders, "functions/src"].flatMap((folder) =>
    readdirSync(new URL(folder, SOURCES), { recursive: true, encoding: "utf8" }).map(
      (file) => `${folder}/${file}`,
    ),
  );
  const texts = files
    .filter((file) => !file.startsWith("functions/") || file.includes("/mail/") || file.endsWith(".mail.ts"))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !OWN.some((own) => own.test(file)))
    .flatMap((file) => shown(readFileSync(new URL(file, SOURCES), "utf8")).map((text) => `${file}: ${text}`));
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => text.startsWith("functions/")).length).toBeGreaterThan(20);
  expect(texts.filter((text) => SECRET.test(text) && !WARNS.test(text))).toEqual([]);
});

it("[UX-02] the promise says who types the codes, and both languages say the same", () => {
  expect(NEVER_ASKED).toMatch(/password or an OTP.*yourself/);
  expect(NEVER_ASKED_HINDI).toMatch(/पासवर्ड या OTP.*ख़ुद/);
});

/** Lines with words to be read: strings of several words, and text between tags. */
function shown(source: string): string[] {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .split("\n")
    .filter((line) => !/^\s*(?:\/\/|import |export \* )/.test(line))
    .filter((line) => /["`>][^"`<]*[\p{L}] [\p{L}]|^\s*[\p{Lu}\p{Lo}][\p{L}\p{M},.']* /u.test(line));
}
