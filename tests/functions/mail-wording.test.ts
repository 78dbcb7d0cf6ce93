import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { OutboxMail } from "@niyamdesk/domain/mail/mail";
import { MAIL_WORDING_VERSIONS, MAIL_WORDINGS } from "@niyamdesk/domain/mail/queries";
import type { MailWording, MailWordingVersion } from "@niyamdesk/domain/mail/wording";
import { expect, test } from "vitest";
import { LAST_WORD } from "../../functions/src/mail/last-word.ts";
import { timestamp } from "../../functions/src/platform/clock.ts";
import { mailRef, recordRef } from "../../functions/src/platform/refs.ts";
import { newEmail } from "../support/actors.ts";
import { mailsTo } from "../support/mailbox.ts";
import { deliverMail } from "./outbox.ts";
import { call, useProduct, withAccount } from "./product.ts";
import { read, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();

const template = "contact-received" as const;
const TITLE = { original: "We have your message", words: "Your message is with us" };
const HINDI = { original: "आपका संदेश मिल गया", words: "आपका संदेश हमारे पास है" };

async function sent(what: Pick<OutboxMail, "template" | "data">): Promise<string> {
  const id = `worded_${randomUUID()}`;
  const mail: OutboxMail = {
    ...{ id, to: newEmail(), ...what },
    ...{ status: "queued", attempts: 0, next_attempt_at: timestamp(), lease_until: null, sent_at: null },
    ...{ message_id: null, last_error: null, created_at: timestamp() },
  };
  await mailRef(id).set(mail);
  expect(await deliverMail(id)).toBe("sent");
  const [found] = await mailsTo(mail.to);
  return `${found?.subject}\n${found?.text}`;
}

test("[SUP-14] a mail goes out with the words that an administrator chose, in either language; what was not changed stays", async () => {
  const admin = await withAccount("admin");
  const { version } = await call(
    "saveMailWording",
    { template, words: [TITLE, HINDI], seen_version: null },
    admin,
  );
  expect(version).toBe(1);
  expect(await sent({ template, data: { message_id: "", language: "en" } })).toContain(
    "Your message is with us",
  );
  const hindi = await sent({ template, data: { message_id: "", language: "hi" } });
  expect(hindi).toContain("आपका संदेश हमारे पास है");
  expect(hindi).toContain("अगर आपने हमें नहीं लिखा");
});

test("[SUP-14] every version is kept, with who and when; the audit log says what was said before and after, and a second try adds none", async () => {
  const admin = await withAccount("admin");
  const kind = "reset-password" as const;
  const one = { original: "Set a new password", words: "Choose a new password" };
  const ask = { template: kind, words: [one], seen_version: null };
  await call("saveMailWording", ask, admin);
  expect(await call("saveMailWording", ask, admin)).toEqual({ version: 1 });
  expect(await call("saveMailWording", { template: kind, words: [], seen_version: 1 }, admin)).toEqual({
    version: 2,
  });
  const versions = await where<MailWordingVersion>(MAIL_WORDING_VERSIONS, "template", kind);
  expect(versions.map(({ version, words, by }) => [version, words, by]).sort()).toEqual([
    [1, [one], admin.uid],
    [2, [], admin.uid],
  ]);
  const subject = `${MAIL_WORDINGS}/${kind}`;
  const acts = await where<{ action: string; before: object; after: object }>(
    COLLECTIONS.auditLog,
    "subject",
    subject,
  );
  expect(acts).toHaveLength(2);
  expect(acts.every(({ action }) => action === "mail.worded")).toBe(true);
  expect(acts.some(({ after }) => JSON.stringify(after).includes("Choose a new password"))).toBe(true);
});

test("[SUP-14] two administrators change one mail: the second is told, and nobody's words are lost", async () => {
  const [one, other] = [await withAccount("admin"), await withAccount("admin")];
  const kind = "verify-email" as const;
  const words = [{ original: "Confirm email address", words: "Confirm my address" }];
  await call("saveMailWording", { template: kind, words, seen_version: null }, one);
  const theirs = [{ original: "Confirm email address", words: "Yes, it is mine" }];
  await refusal(
    "changed_meanwhile",
    call("saveMailWording", { template: kind, words: theirs, seen_version: null }, other),
  );
  expect((await read<MailWording>(MAIL_WORDINGS, kind))?.words).toEqual(words);
  await call("saveMailWording", { template: kind, words: theirs, seen_version: 1 }, other);
  expect((await read<MailWording>(MAIL_WORDINGS, kind))?.words).toEqual(theirs);
});

test.each([
  ["a link", { original: TITLE.original, words: "See https://evil.example" }],
  ["another number", { original: TITLE.original, words: "Send ₹500 to us" }],
  ["a name too many", { original: TITLE.original, words: "We have your message {name}" }],
  ["another language", { original: TITLE.original, words: "आपका संदेश मिल गया" }],
  ["a sentence that there is not", { original: "Stop them here", words: "Never mind" }],
])("[SUP-14] %s is refused, and changes nothing", async (_, words) => {
  const admin = await withAccount("admin");
  const before = await read<MailWording>(MAIL_WORDINGS, template);
  const seen_version = before?.version ?? null;
  await refusal(
    "mail_words_unfit",
    call("saveMailWording", { template, words: [words], seen_version }, admin),
  );
  expect(await read(MAIL_WORDINGS, template)).toEqual(before);
});

test("[SUP-14] words that do not fit, or of a sentence that there is not any more, stop no mail: it goes as it was written", async () => {
  const admin = await withAccount("admin");
  await recordRef(MAIL_WORDINGS, LAST_WORD).set({
    ...{ id: LAST_WORD, version: 1, by: admin.uid, by_name: "", at: timestamp() },
    words: [
      { original: "Your account was deleted", words: "Gone, {sum}" },
      { original: "There was once {such}", words: "No {more}" },
    ],
  });
  const text = await sent({ template: LAST_WORD, data: { name: "Asha Rao" } });
  expect(text).toContain("Your NiyamDesk account was deleted");
  expect(text).not.toMatch(/Gone|\{/);
});
