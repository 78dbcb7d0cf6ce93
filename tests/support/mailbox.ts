import { eventually } from "./eventually.ts";
import { addresses } from "./stack.ts";

interface Mailbox {
  address: string;
  name?: string;
}

/** A mail as the inbox received it. */
export interface ReceivedMail {
  id: string;
  subject: string;
  from: Mailbox[];
  to: Mailbox[];
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments?: { filename: string; generatedFileName: string; contentType: string }[];
}

/** Mails to one address, the oldest first. Give each test an address of its own. */
export async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const answer = await fetch(`${addresses.inbox}/api/email`);
  if (!answer.ok) throw new Error(`The inbox does not answer: ${answer.status}`);
  const mails = (await answer.json()) as ReceivedMail[];
  return mails.filter((mail) => mail.to.some((to) => to.address.toLowerCase() === address.toLowerCase()));
}

/** Waits for the first mail to an address that fits. */
export function waitForMail(
  address: string,
  fits: (mail: ReceivedMail) => boolean = () => true,
): Promise<ReceivedMail> {
  return eventually(async () => {
    const mail = (await mailsTo(address)).find(fits);
    if (mail === undefined) throw new Error(`No such mail to ${address}`);
    return mail;
  });
}

/** The mail as it came over the line, with all its headers. */
export async function sourceOf({ id }: ReceivedMail): Promise<string> {
  return (await fetch(`${addresses.inbox}/api/email/${id}/source`)).text();
}

/** The calendar file that a mail carries, its folded lines joined again. */
export async function calendarIn({ id, attachments }: ReceivedMail): Promise<string> {
  const file = attachments?.find(({ generatedFileName }) => generatedFileName.endsWith(".ics"));
  if (file === undefined) throw new Error("The mail has no calendar file");
  const name = encodeURIComponent(file.generatedFileName);
  const answer = await fetch(`${addresses.inbox}/api/email/${id}/attachment/${name}`);
  if (!answer.ok) throw new Error(`The inbox does not give ${name}: ${answer.status}`);
  return (await answer.text()).replace(/\r\n[ \t]/g, "");
}

/** The head of a mail as it was sent, its folded lines joined again: the inbox's own reading leaves some of it out. */
export async function headOf({ id }: ReceivedMail): Promise<string> {
  const answer = await fetch(`${addresses.inbox}/api/email/${id}/source`);
  if (!answer.ok) throw new Error(`The inbox does not give the source of ${id}: ${answer.status}`);
  const [head = ""] = (await answer.text()).split("\r\n\r\n");
  return head.replace(/\r\n[ \t]/g, "");
}
