import { NOTIFICATION_TYPES } from "@niyamdesk/domain/notifications/notification";
import { LANGUAGE } from "#messages/language.ts";
import { oneIn, recentTimeIn, type StoredData, textIn } from "../../lib/firestore/stored.ts";
import type { Notice } from "./notice.ts";

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
