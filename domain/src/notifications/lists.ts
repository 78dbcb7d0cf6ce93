import type { ListDeclaration } from "../lists/list.ts";
import { ANNOUNCEMENT_STATUSES } from "./notification.ts";
import { ANNOUNCEMENTS } from "./queries.ts";

const announcementList = {
  by: "admin",
  from: ANNOUNCEMENTS,
  filters: {
    status: { field: "status", values: ANNOUNCEMENT_STATUSES, one: true },
  },
  sorts: { "-starts": ["starts_at", "desc"] },
} as const satisfies ListDeclaration;

export const announcementLists = { announcements: announcementList } as const;
