import type { Moment } from "../time/moment.ts";

export const NOTIFICATION_TYPES = ["update", "alert", "compliance", "discount"] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Whom an announcement is for, apart from administrators, whose are read by them alone. The rules hold the same. */
export const OPEN_AUDIENCES = [
  "all",
  "client_user",
  "franchise",
  "ca",
  "telecaller",
  "tax_executive",
] as const;

/** `notifications/{id}`: announcements to everyone, or to those of one role. */
export interface Announcement {
  id: string;
  title: string;
  content: string;
  type: NotificationType;
  isActive: boolean;
  audience: (typeof OPEN_AUDIENCES)[number] | "admin";
  createdAt: Moment;
  updated_at: Moment;
  /** Counts its changes, so that nobody overwrites what they have not seen. */
  version: number;
}

/** `profiles/{uid}/inbox/{id}`: to one person; the owner sets `read_at`, functions write the rest. */
export interface InboxItem {
  id: string;
  title: string;
  content: string;
  type: NotificationType;
  /** Path inside the site, or null. */
  link: string | null;
  read_at: Moment | null;
  created_at: Moment;
}
