import type { mailInputs } from "@niyamdesk/domain/mail/callables";
import type { Attacks } from "../attacked.ts";

export default {
  resendMail: { by: ["admin"], input: { mail_id: "ticket_answered_msg_1" } },
  readMail: { by: ["admin"], input: { mail_id: "ticket_answered_msg_1" } },
} satisfies Attacks<typeof mailInputs>;
