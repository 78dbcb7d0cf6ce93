import "./own-project.ts";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type OutboxMail, refusesForGood } from "@niyamdesk/domain/mail/mail";
import { afterEach, expect, test, vi } from "vitest";
import { bouncedAmong } from "../../functions/src/mail/bounced.ts";
import { timestamp } from "../../functions/src/platform/clock.ts";
import { mailRef } from "../../functions/src/platform/refs.ts";
import { newEmail } from "../support/actors.ts";
import { mailsTo } from "../support/mailbox.ts";
import { deliverMail } from "./outbox.ts";
import { call, useProduct, withAccount } from "./product.ts";
import { read, where } from "./records.ts";
import { refusal } from "./refusal.ts";

useProduct();
afterEach(() => vi.unstubAllEnvs());

/** As it stands after the last try. */
async function givenUp(change: Partial<OutboxMail> = {}): Promise<OutboxMail> {
  const id = `contact_received_${randomUUID()}`;
  const mail: OutboxMail = {
    ...{ id, to: newEmail(), template: "contact-received", data: { message_id: id, language: "hi" } },
    ...{ status: "failed", attempts: 24, next_attempt_at: timestamp(), lease_until: null, sent_at: null },
    ...{ message_id: null, last_error: "Connection refused", created_at: timestamp(), ...change },
  };
  await mailRef(id).set(mail);
  return mail;
}

test("[SUP-05] a mail that was given up is sent again once, whoever presses, and the log says who did", async () => {
  const [admin, other] = [await withAccount("admin"), await withAccount("admin")];
  const { id, to } = await givenUp();
  const both = [admin, other].map((one) => call("resendMail", { mail_id: id }, one));
  await Promise.all(both);
  expect(await read(COLLECTIONS.mail, id)).toMatchObject({ status: "queued", attempts: 0 });
  expect(await deliverMail(id)).toBe("sent");
  await call("resendMail", { mail_id: id }, admin);
  expect(await read(COLLECTIONS.mail, id)).toMatchObject({ status: "sent", attempts: 1 });
  expect(await mailsTo(to)).toHaveLength(1);
  const noted = await where<{ action: string }>(COLLECTIONS.auditLog, "subject", `${COLLECTIONS.mail}/${id}`);
  expect(noted.map(({ action }) => action)).toEqual(["mail.sent_again"]);
  await refusal("mail_not_found", call("resendMail", { mail_id: "no_such_mail" }, admin));
});

test("[SUP-05] its words can be read, but none of a mail that carries a personal link", async () => {
  const admin = await withAccount("admin");
  const { id } = await givenUp();
  expect(await call("readMail", { mail_id: id }, admin)).toMatchObject({ subject: "आपका संदेश मिल गया" });
  const secret = await givenUp({ template: "reset-password", data: { uid: admin.uid } });
  expect(await call("readMail", { mail_id: secret.id }, admin)).toEqual({ subject: null, text: null });
});

test("[SUP-05] a mailbox that the mail server refuses for good is tried no more; anything else is", () => {
  expect(refusesForGood({ responseCode: 550, command: "RCPT TO" })).toBe(true);
  expect(refusesForGood({ responseCode: 450, command: "RCPT TO" })).toBe(false);
  expect(refusesForGood({ responseCode: 550, command: "MAIL FROM" })).toBe(false);
  expect(refusesForGood(new Error("Connection refused"))).toBe(false);
});

test.each([
  ["550 5.1.1 No such user", true],
  ["550-5.1.1 The account does not exist.\n550 5.1.1 Look again", true],
  ["550 5.1.2 No such host", true],
  ["553 5.1.3 Not an address", true],
  ["551 5.1.6 Has moved", true],
  ["550 5.1.10 Null MX", false],
  ["550 5.7.1 Message refused as spam", false],
  ["550 5.2.2 Mailbox full", false],
  ["550 Rejected", false],
])(
  "[SUP-12] of an address that was refused by %j it is noted that there is none: %s; once it takes a mail it is noted no more",
  async (answer, isNone) => {
    const { id, to } = await givenUp({ status: "queued", attempts: 0 });
    const refusing = await mailServer(answer);
    vi.stubEnv("SMTP_URL", refusing.url);
    expect(await deliverMail(id)).toBe("put_back");
    refusing.close();
    vi.unstubAllEnvs();
    expect(await read(COLLECTIONS.mail, id)).toMatchObject({ status: "failed" });
    expect(await bouncedAmong([to])).toEqual(new Set(isNone ? [to] : []));
    const next = await givenUp({ to, status: "queued", attempts: 0 });
    expect(await deliverMail(next.id)).toBe("sent");
    expect(await bouncedAmong([to])).toEqual(new Set());
  },
);

/** One that answers each recipient so. */
async function mailServer(answer: string): Promise<{ url: string; close(): void }> {
  const server = createServer((socket) => {
    socket.write("220 here\r\n");
    socket.on("data", (said) => {
      const isRecipient = said.toString().startsWith("RCPT");
      socket.write(`${isRecipient ? answer.replaceAll("\n", "\r\n") : "250 fine"}\r\n`);
    });
    socket.on("error", () => undefined);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}
