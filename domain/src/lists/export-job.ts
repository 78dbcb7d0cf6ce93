import type { Role } from "../base/roles.ts";
import type { Moment } from "../time/moment.ts";

/**
 * `making`: slice by slice. `ready`: to be fetched, for a while. `failed`: it was tried several times, or whoever asked may not have it any
 * more. `gone`: its file was removed.
 */
const EXPORT_STATUSES = ["making", "ready", "failed", "gone"] as const;
export type ExportStatus = (typeof EXPORT_STATUSES)[number];

export function isExportStatus(value: unknown): value is ExportStatus {
  return EXPORT_STATUSES.some((known) => known === value);
}

/** `list_exports/{id}`: a file that was asked for of a list and is too long to be handed out at once. */
export interface ExportJob {
  id: string;
  /** Who asked, and as what. */
  by: string;
  role: Role;
  list: string;
  view: string;
  /** Where the file is found, as a notification links to it. */
  link: string | null;
  status: ExportStatus;
  /** The list as it was then is what is written, however long that takes. */
  moment: Moment;
  /** So many matched, before what the database cannot be asked for was looked at. */
  matching: number;
  /** What is written: documents gone through, rows of them, in so many parts; and the last document. */
  gone_through: number;
  rows: number;
  parts: number;
  cursor: string | null;
  /** Who writes at the moment. */
  worker: string | null;
  tries: number;
  /** When a worker that died is replaced, the file removed, or this forgotten. */
  next_at: Moment;
  name: string | null;
  size: number | null;
  expires_at: Moment | null;
  created_at: Moment;
}
