import { call } from "../../lib/backend/callables.ts";

/** Each throws `AppError`. */
export const resendMail = (mail_id: string) => call("resendMail", { mail_id });
export const readMail = (mail_id: string) => call("readMail", { mail_id });
