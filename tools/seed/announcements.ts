import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { publishedTo } from "@niyamdesk/domain/notifications/audience";
import type { Announcement, PlannedAnnouncement } from "@niyamdesk/domain/notifications/notification";
import { ANNOUNCEMENTS } from "@niyamdesk/domain/notifications/queries";
import { type DemoUser, demoAnnouncements } from "./data.ts";
import { momentOf } from "./relative-time.ts";

type Documents = readonly (readonly [path: string, document: object])[];

/** Announcements as administrators write them, with what is published of each to whom it is for. */
export function announcementDocuments(users: readonly DemoUser[], now: number): Documents {
  const author = users.find(({ role }) => role === "admin")?.uid ?? "";
  return demoAnnouncements().flatMap(({ starts, ends, ...told }) => {
    const [starts_at, ends_at] = [momentOf(starts, now), ends && momentOf(ends, now)];
    const written = starts.days_ago > 0 ? starts_at : momentOf({ days_ago: 1, at: "16:00" }, now);
    const announcement: PlannedAnnouncement = {
      ...{ ...told, language: null, starts_at, ends_at, version: 1 },
      next_at: { planned: starts_at, live: ends_at, ended: null }[told.status],
      ...{ created_by: author, created_at: written, updated_at: written },
    };
    const whole = [`${ANNOUNCEMENTS}/${told.id}`, announcement] as const;
    return told.status === "planned" ? [whole] : [whole, ...published(announcement)];
  });
}

function published({ id, words, audience, ...announcement }: PlannedAnnouncement): Documents {
  return publishedTo(audience).map((to) => {
    const key = `${id}.${to}`;
    const one: Announcement = {
      ...{ id: key, announcement_id: id, audience: to, isActive: announcement.status === "live" },
      ...{ title: words.en.title, content: words.en.content },
      ...{ title_hi: words.hi.title, content_hi: words.hi.content },
      ...{ type: announcement.type, language: announcement.language, version: announcement.version },
      ...{ createdAt: announcement.starts_at, updated_at: announcement.updated_at },
    };
    return [`${COLLECTIONS.notifications}/${key}`, one] as const;
  });
}
