import type { Language } from "../base/languages.ts";
import type { Moment } from "../time/moment.ts";
import type { Audience } from "./audience.ts";

export const NOTIFICATION_TYPES = ["update", "alert", "compliance", "discount"] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** `planned` until it begins, `live` until it ends; both by the clock, or at once by an administrator. */
export const ANNOUNCEMENT_STATUSES = ["planned", "live", "ended"] as const;
export type AnnouncementStatus = (typeof ANNOUNCEMENT_STATUSES)[number];

export interface AnnouncementWords {
  title: string;
  content: string;
}

/** `announcements/{id}`: as administrators write it. Readers get what is published of it. */
export interface PlannedAnnouncement {
  id: string;
  words: Record<Language, AnnouncementWords>;
  type: NotificationType;
  audience: Audience;
  /** Shown only to who reads the site in it; null: in both. */
  language: Language | null;
  starts_at: Moment;
  /** Null: until somebody ends it. */
  ends_at: Moment | null;
  status: AnnouncementStatus;
  /** When it begins or ends by itself next; null: never. */
  next_at: Moment | null;
  created_by: string;
  created_at: Moment;
  updated_at: Moment;
  /** Counts its changes, so that nobody overwrites what they have not seen. */
  version: number;
}

/** `notifications/{id}`: what is published of an announcement to one audience (`publishedTo`), which the rules let read it. */
export interface Announcement {
  id: string;
  /** Whoever belongs to several audiences of one is shown it once. Absent: from before there were any. */
  announcement_id?: string;
  title: string;
  content: string;
  /** Absent: it is written in English only. */
  title_hi?: string;
  content_hi?: string;
  language?: Language | null;
  type: NotificationType;
  isActive: boolean;
  audience: string;
  createdAt: Moment;
  updated_at: Moment;
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
