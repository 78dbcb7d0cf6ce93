import type { Moment } from "./moment.ts";

export const NOTIFICATION_TYPES = ["update", "alert", "compliance", "discount"] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** `notifications/{id}`: announcements to everyone. */
export interface Announcement {
  id: string;
  title: string;
  content: string;
  type: NotificationType;
  isActive: boolean;
  createdAt: Moment;
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
