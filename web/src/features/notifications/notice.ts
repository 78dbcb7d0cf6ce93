import { NOTIFICATION_TYPES, type NotificationType } from "@niyamdesk/domain/notifications/notification";
import { LANGUAGE } from "#messages/language.ts";
import { shownWords } from "#messages/recorded-words.ts";
import { oneIn, recentTimeIn, type StoredData, textIn, timeIn } from "../../lib/firestore/stored.ts";
import { returnPath } from "../../lib/page/return-path.ts";

/** Something the client is told: an announcement to all, or a message to them alone. */
export interface Notice {
  id: string;
  title: string;
  content: string;
  type: NotificationType;
  /** Epoch ms. */
  at: number;
  /** Path of this site, or null. */
  link: string | null;
  /** Null for announcements: those carry no mark. */
  read: boolean | null;
}

export function readInboxItem(id: string, data: StoredData): Notice | null {
  const title = textIn(data, "title");
  if (title === null) return null;
  return {
    id,
    title: shownWords(title),
    content: shownWords(textIn(data, "content") ?? ""),
    type: oneIn(data, "type", NOTIFICATION_TYPES, "update"),
    at: recentTimeIn(data, "created_at"),
    link: returnPath(textIn(data, "link")),
    read: timeIn(data, "read_at") !== null,
  };
}

/** As its reader reads it; null: it is for readers of another language. What is written in English only is shown as it is. */
export function readAnnouncement(id: string, data: StoredData): Notice | null {
  const inHindi = LANGUAGE === "hi";
  const title = (inHindi && textIn(data, "title_hi")) || textIn(data, "title");
  const language = textIn(data, "language");
  if (title === null || (language !== null && language !== LANGUAGE)) return null;
  return {
    id: textIn(data, "announcement_id") ?? id,
    title,
    content: ((inHindi && textIn(data, "content_hi")) || textIn(data, "content")) ?? "",
    type: oneIn(data, "type", NOTIFICATION_TYPES, "update"),
    at: recentTimeIn(data, "createdAt"),
    link: null,
    read: null,
  };
}

/** Whoever belongs to several of its audiences is shown an announcement once. */
export function onceEach(announcements: readonly Notice[]): Notice[] {
  return [...new Map(announcements.map((one) => [one.id, one])).values()];
}

/** One list: what is unread first, then by time, newest first. */
export function inOrder(notices: readonly Notice[]): Notice[] {
  return [...notices].sort(
    (one, other) => Number(other.read === false) - Number(one.read === false) || other.at - one.at,
  );
}

/** Announcements that the client has not switched off. */
export function withoutTypes(
  announcements: readonly Notice[],
  unwanted: readonly NotificationType[],
): Notice[] {
  return announcements.filter(({ type }) => !unwanted.includes(type));
}
