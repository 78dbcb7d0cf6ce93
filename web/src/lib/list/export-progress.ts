import { type ExportStatus, isExportStatus } from "@niyamdesk/domain/lists/export-job";
import { LIST_EXPORTS_MADE } from "@niyamdesk/domain/lists/export-queries";
import { type Live, useLiveDocument } from "../firestore/live.ts";
import { numberIn, type StoredData, timeIn } from "../firestore/stored.ts";

/** How far a long export has come. */
export interface ExportProgress {
  status: ExportStatus;
  matching: number;
  goneThrough: number;
  rows: number;
  /** Epoch ms; until then it can be fetched. */
  expiresAt: number | null;
}

/** Null when there is none of that id that is one's own. */
export function useExportProgress(id: string): Live<ExportProgress | null> {
  return useLiveDocument([LIST_EXPORTS_MADE, id], readProgress);
}

function readProgress(_id: string, data: StoredData): ExportProgress | null {
  if (!isExportStatus(data.status)) return null;
  return {
    ...{ status: data.status, matching: numberIn(data, "matching"), rows: numberIn(data, "rows") },
    ...{ goneThrough: numberIn(data, "gone_through"), expiresAt: timeIn(data, "expires_at") },
  };
}
