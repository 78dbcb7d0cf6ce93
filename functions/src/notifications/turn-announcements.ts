import { announcementsDueQuery } from "@niyamdesk/domain/notifications/queries";
import { workThrough } from "../platform/run-query.ts";
import { turn } from "./save-announcement.ts";

/** Begins and ends announcements whose time has come. Safe twice or late. @param now epoch ms */
export function turnAnnouncements(now: number = Date.now()): Promise<{ done: number; failed: number }> {
  return workThrough("an announcement", announcementsDueQuery, { now_at: now }, ({ id }) => turn(id, now));
}
