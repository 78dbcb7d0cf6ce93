import { NOTIFICATION_TYPES, type NotificationType } from "@niyamdesk/domain/notifications/notification";
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
