import { publishedTo } from "@niyamdesk/domain/notifications/audience";
import type { PlannedAnnouncement } from "@niyamdesk/domain/notifications/notification";
import { notificationRef } from "../platform/refs.ts";
import type { Writer } from "../platform/unit-of-work.ts";

/**
 * What stands of an announcement for each of its audiences, as far as it is live. What it was for before is taken away; of one that is put off,
 * all of it: what nobody is to see yet is nowhere.
 */
export function publish(
  writer: Writer,
  { id, words, status, version, ...announcement }: PlannedAnnouncement,
  before?: PlannedAnnouncement,
): void {
  const wanted = publishedTo(announcement.audience);
  const audiences = status === "planned" ? [] : wanted;
  for (const audience of before ? new Set([...publishedTo(before.audience), ...wanted]) : []) {
    if (!audiences.includes(audience)) writer.delete(notificationRef(publishedId(id, audience)));
  }
  for (const audience of audiences) {
    const key = publishedId(id, audience);
    writer.merge(notificationRef(key), {
      ...{ id: key, announcement_id: id, audience, isActive: status === "live", version },
      ...{ title: words.en.title, content: words.en.content },
      ...{ title_hi: words.hi.title, content_hi: words.hi.content },
      ...{ type: announcement.type, language: announcement.language },
      ...{ createdAt: announcement.starts_at, updated_at: announcement.updated_at },
    });
  }
}

function publishedId(id: string, audience: string): string {
  return `${id}.${audience.replace(/[: ]/g, "-")}`;
}
