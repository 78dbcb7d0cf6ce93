import { expect } from "playwright/test";
import { stack } from "./stack.ts";

interface ReceivedMail {
  subject: string;
  to: { address: string }[];
  text?: string;
  attachments?: { contentType: string }[];
}

/** The mails that reached an address, once there are `count` of them. */
export async function mailsTo(address: string, count: number): Promise<ReceivedMail[]> {
  let received: ReceivedMail[] = [];
  await expect
    .poll(async () => {
      const answer = await fetch(`${stack.addresses.inbox}/api/email`);
      const all = (await answer.json()) as ReceivedMail[];
      received = all.filter((mail) => mail.to.some((to) => to.address === address));
      return received.length;
    })
    .toBe(count);
  return received;
}
