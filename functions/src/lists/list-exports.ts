import type { ListName } from "@niyamdesk/domain/lists/lists";
import { callsExport } from "./calls-export.ts";
import type { ListExport } from "./columns.ts";
import { leadsExport } from "./leads-export.ts";
import { staffExport } from "./staff-export.ts";

/** Which lists can be had as a file, and what stands in it: one entry and one file a noun. */
export const LIST_EXPORTS: Partial<Record<ListName, ListExport>> = {
  staff: staffExport,
  leads: leadsExport,
  ownCalls: callsExport,
  crmCalls: callsExport,
};
