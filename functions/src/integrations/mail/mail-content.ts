/** A mail ready to be sent: the same in plain text and in HTML. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}
