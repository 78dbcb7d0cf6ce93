import type { listInputs } from "@niyamdesk/domain/lists/callables";
import type { Attacks } from "../attacked.ts";

export default {
  // This list; others are others'.
  exportList: {
    by: ["admin"],
    input: { list: "staff", view: "role=ca" },
  },
  openExport: {
    by: ["admin", "franchise", "ca", "telecaller", "tax_executive", "client_user"],
    input: { export_id: "b1" },
  },
} satisfies Attacks<typeof listInputs>;
