import { readMailInput, resendMailInput } from "./mail-input.ts";

export const mailInputs = { resendMail: resendMailInput, readMail: readMailInput } as const;

export interface MailOutputs {
  resendMail: Record<string, never>;
  /** `text` is null where the mail holds a personal link, or has nothing to say any more. */
  readMail: { subject: string | null; text: string | null };
}
