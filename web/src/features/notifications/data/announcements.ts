import type { Role } from "@niyamdesk/domain/base/roles";
import { announcementsFor } from "@niyamdesk/domain/notifications/announcements-for";
import { type Live, mapLive, useLiveQuery } from "../../../lib/firestore/live.ts";
import { onceEach, readAnnouncement } from "../announcement.ts";
import type { Notice } from "../notice.ts";

const NONE = {};

/**
 * Announcements that somebody is shown, the newest first, live.
 *
 * @param audiences of a client's profile; null: not known yet
 */
export function useAnnouncements(role: Role, audiences: readonly string[] | null): Live<Notice[]> {
  const found = useLiveQuery(announcementsFor(role, audiences ?? []), audiences && NONE, readAnnouncement);
  return mapLive(found, onceEach);
}
