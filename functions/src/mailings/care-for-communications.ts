import { turnAnnouncements } from "../notifications/turn-announcements.ts";
import { sendMailings } from "./send-mailings.ts";

/** What is announced and mailed to many, by the clock. Safe twice or late. @param now epoch ms */
export async function careForCommunications(
  now: number = Date.now(),
): Promise<{ done: number; failed: number }> {
  const announced = await turnAnnouncements(now);
  const mailed = await sendMailings(now);
  return { done: announced.done + mailed.done, failed: announced.failed + mailed.failed };
}
