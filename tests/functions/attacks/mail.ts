import type { mailInputs } from "@niyamdesk/domain/mail/callables";
import * as fc from "fast-check";
import type { Attacks } from "../attacked.ts";

const template = "contact-received" as const;
const original = "We have your message";

export default {
  resendMail: { by: ["admin"], input: { mail_id: "ticket_answered_msg_1" } },
  readMail: { by: ["admin"], input: { mail_id: "ticket_answered_msg_1" } },
  lookAtMailTemplate: {
    by: ["admin"],
    input: { template, words: [{ original, words: "Your message is with us" }] },
    harmful: fc
      .string({ unit: "binary", maxLength: 100 })
      .map((words) => ({ template, words: [{ original, words }] })),
  },
  saveMailWording: {
    by: ["admin"],
    input: { template, words: [{ original, words: "Your message is with us" }], seen_version: null },
    harmful: fc.string({ unit: "binary", maxLength: 100 }).map((words) => ({
      ...{ template, words: [{ original, words }], seen_version: null },
    })),
  },
} satisfies Attacks<typeof mailInputs>;
