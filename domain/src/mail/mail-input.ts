import * as z from "zod/mini";

/** Ids of the outbox name what a mail is about, and are longer than others. */
const mailId = z.string().check(z.regex(/^(?!__.*__$)[A-Za-z0-9_.@-]{1,200}$/));

/** `resendMail`: one that was given up. */
export const resendMailInput = z.strictObject({ mail_id: mailId });

/** `readMail`: what it says. */
export const readMailInput = z.strictObject({ mail_id: mailId });
