import type { listInputs } from "@niyamdesk/domain/lists/callables";
import type { Attacks } from "../attacked.ts";

export default {
  // This list; others are others'.
  exportList: {
    by: ["admin"],
    input: { list: "staff", view: "role=ca" },
  },
} satisfies Attacks<typeof listInputs>;
