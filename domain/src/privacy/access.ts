import type { Role } from "../base/roles.ts";
import type { Moment } from "../time/moment.ts";

/** What of somebody was looked at: a file, details of a record, a copy of their data, or a workspace as they see it. */
export const ACCESS_KINDS = ["document", "record", "copy", "workspace"] as const;
export type AccessKind = (typeof ACCESS_KINDS)[number];

/** `access_log/{id}`: one of us looked at something of a client; once an hour for each person and thing. */
export interface AccessEntry {
  id: string;
  /** Whose it is. */
  user_id: string;
  kind: AccessKind;
  /** Path of the record. */
  subject: string;
  /** Its name as the client knows it; empty where it has none, or the account is gone. */
  what: string;
  order_id: string | null;
  /** Uid and role of who looked; the client is told the role. */
  by: string;
  by_role: Role | "system";
  at: Moment;
}

/** As its client reads it. `at` in epoch ms. */
export interface ShownAccess {
  kind: AccessKind;
  what: string;
  order_id: string | null;
  by_role: Role | "system";
  at: number;
}

/** Of each page of the list. */
export const ACCESS_PAGE = 50;
