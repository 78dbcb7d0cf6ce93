import { SECOND_MS } from "../../platform/clock.ts";
import { MissingParameter, mailSender, SMTP_URL } from "../../platform/params.ts";
import type { MailContent } from "./mail-content.ts";

/** Who it is from, where that is set. */
interface Sender {
  sender_name: string;
  reply_to: string | null;
}

/**
 * Hands one mail to the mail server. The Message-ID follows from the outbox id, so that a repeat is recognised as one.
 *
 * @returns the Message-ID
 * @throws MissingParameter without a mail server; an error of the mail server otherwise
 */
export async function sendMail(
  id: string,
  to: string,
  content: MailContent,
  sender: Sender | null = null,
): Promise<string> {
  const url = SMTP_URL.value().trim();
  if (url === "") throw new MissingParameter("SMTP_URL");
  const from = mailSender();
  const address = addressOf(from);
  const { unsubscribe: _, ...said } = content;
  const messageId = `<${id}@${domainOf(from)}>`;
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({
    url,
    connectionTimeout: 15 * SECOND_MS,
    greetingTimeout: 15 * SECOND_MS,
    socketTimeout: 30 * SECOND_MS,
  });
  try {
    await transport.sendMail({
      // The name alone is set by people: the address is what the mail server may send by.
      from: sender === null ? from : { name: sender.sender_name, address },
      ...(sender?.reply_to ? { replyTo: { name: "", address: sender.reply_to } } : {}),
      // As an address, not as a text in which a mail program finds several.
      to: { name: "", address: to },
      messageId,
      ...said,
      attachments: [...(content.attachments ?? [])],
      headers: { "Auto-Submitted": "auto-generated", ...endingIn(content) },
    });
  } finally {
    transport.close();
  }
  return messageId;
}

function endingIn({ unsubscribe }: MailContent): Record<string, string> {
  if (unsubscribe === undefined) return {};
  return { "List-Unsubscribe": `<${unsubscribe}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function addressOf(sender: string): string {
  return /<([^>]+)>/.exec(sender)?.[1] ?? sender.trim();
}

function domainOf(sender: string): string {
  return /@([^\s>]+)/.exec(sender)?.[1] ?? "localhost";
}
