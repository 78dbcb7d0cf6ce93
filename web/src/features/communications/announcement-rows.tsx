import type { AnnouncementStatus } from "@niyamdesk/domain/notifications/notification";
import { LANGUAGE } from "#messages/language.ts";
import { announcements as words } from "#messages/workspaces/communications.ts";
import { istDateTime } from "../../lib/time/ist-words.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import type { ListColumn } from "../../ui/list/list-rows-props.ts";
import type { AnnouncementView } from "./read-announcement.ts";

const TONES: Readonly<Record<AnnouncementStatus, Tone>> = {
  planned: "info",
  live: "success",
  ended: "neutral",
};

/** An announcement where there is room for columns. */
export const ANNOUNCEMENT_COLUMNS: readonly ListColumn<AnnouncementView>[] = [
  {
    heading: words.columns.what,
    width: "minmax(0,1.4fr)",
    cell: ({ words: said, type }) => (
      <>
        <span className="block truncate font-medium">{said[LANGUAGE].title}</span>
        <span className="muted block truncate text-xs">{words.types[type]}</span>
      </>
    ),
  },
  {
    heading: words.columns.to,
    width: "minmax(0,1fr)",
    cell: (announcement) => (
      <>
        <span className="block truncate">{toOf(announcement)}</span>
        <span className="muted block truncate text-xs">{narrowedOf(announcement)}</span>
      </>
    ),
  },
  {
    heading: words.columns.when,
    width: "13rem",
    sort: "starts",
    cell: (announcement) => (
      <>
        <span className="figures block truncate">{istDateTime(announcement.startsAt)}</span>
        <span className="muted figures block truncate text-xs">{endOf(announcement)}</span>
      </>
    ),
  },
  { heading: words.columns.status, width: "7rem", cell: ({ status }) => <StatusBadge status={status} /> },
];

/** The same on a phone. */
export function AnnouncementCard({ announcement }: { announcement: AnnouncementView }) {
  const { words: said, type, status, startsAt } = announcement;
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="muted text-sm">{words.types[type]}</span>
        <StatusBadge status={status} />
      </p>
      <p className="font-medium wrap-anywhere">{said[LANGUAGE].title}</p>
      <p className="text-sm">{[toOf(announcement), narrowedOf(announcement)].filter(Boolean).join(" · ")}</p>
      <p className="muted figures text-sm">
        {words.from(istDateTime(startsAt))}, {endOf(announcement)}
      </p>
    </>
  );
}

function StatusBadge({ status }: { status: AnnouncementStatus }) {
  return <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>;
}

function toOf({ to }: AnnouncementView): string {
  return to.map((one) => words.to[one]).join(", ");
}

function narrowedOf({ services, states }: AnnouncementView): string {
  return words.narrowed(services.length, states.length);
}

function endOf({ endsAt }: AnnouncementView): string {
  return endsAt === null ? words.noEnd : words.until(istDateTime(endsAt));
}
