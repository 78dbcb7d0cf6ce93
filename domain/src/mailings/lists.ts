import type { ListDeclaration } from "../lists/list.ts";
import { MAILING_STATUSES } from "./mailing.ts";
import { MAILINGS } from "./queries.ts";

const mailingList = {
  by: "admin",
  from: MAILINGS,
  filters: { status: { field: "status", values: MAILING_STATUSES, one: true } },
  sorts: { "-made": ["created_at", "desc"] },
} as const satisfies ListDeclaration;

export const mailingLists = { mailings: mailingList } as const;
