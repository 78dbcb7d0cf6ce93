import { MAILS } from "../nouns.ts";
import { defineCallable } from "../platform/define-callable.ts";
import { readMail as read } from "./read-mail.ts";

/** What a mail says, as far as that is for anybody but whom it goes to. */
export const readMail = defineCallable("readMail", { roles: ["admin"] }, (input) => read(input, MAILS));
