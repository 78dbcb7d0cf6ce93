import { ROLE_LABELS } from "@niyamdesk/domain/base/roles";
import { STAFF_ROLES } from "@niyamdesk/domain/staff/staff";
import { type ListExport, textColumn, timeColumn, wordColumn } from "./columns.ts";

export const staffExport: ListExport = {
  fileName: "staff",
  columns: [
    textColumn("Name", "name"),
    textColumn("Email", "email"),
    { ...textColumn("Phone", "phone"), kind: "phone" },
    {
      heading: "Role",
      kind: "text",
      value: ({ data }) => {
        const role = STAFF_ROLES.find((known) => known === data.role);
        return role === undefined ? null : ROLE_LABELS[role];
      },
    },
    wordColumn("Status", "staff_status"),
    timeColumn("Since", "created_at"),
  ],
};
