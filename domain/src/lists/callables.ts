import type { ListFile } from "../base/list-file.ts";
import { exportListInput, openExportInput } from "./list-export.ts";

export const listInputs = {
  exportList: exportListInput,
  openExport: openExportInput,
} as const;

export interface ListOutputs {
  /** With an `export_id` it is written by a job: there is no text yet, and the rows are those that match. */
  exportList: ListFile & { export_id: string | null };
  /** For `documentFile`, in a header. */
  openExport: { ticket: string; name: string };
}
