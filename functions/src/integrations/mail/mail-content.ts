import type { CalendarFile } from "./calendar-file.ts";

/** A mail ready to be sent: the same in plain text and in HTML. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** What calendar programs take an appointment from, or take it out again. */
  icalEvent?: CalendarFile;
  /** Where a mail program sends the press on its own 'unsubscribe' (RFC 8058). */
  unsubscribe?: string;
  /** Files that come along. */
  attachments?: readonly { filename: string; contentType: string; content: Buffer }[];
}
