import { COLLECTIONS } from "../base/paths.ts";
import type { ListDeclaration } from "../lists/list.ts";
import { MAIL_STATUSES } from "./mail.ts";

/** All mails that were or will be sent, the newest first; found by the mailbox they go to. */
const mailList = {
  by: "admin",
  from: COLLECTIONS.mail,
  filters: {
    status: { field: "status", values: MAIL_STATUSES, one: true },
    template: { field: "template", values: [], open: true },
  },
  sorts: { "-created": ["created_at", "desc"] },
  search: { field: "search_words", sort: "-created", alone: true },
} as const satisfies ListDeclaration;

export const mailLists = { mails: mailList } as const;
