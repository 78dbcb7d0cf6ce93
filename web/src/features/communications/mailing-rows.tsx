import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { MailingStatus } from "@niyamdesk/domain/mailings/mailing";
import { Link } from "react-router-dom";
import { LANGUAGE } from "#messages/language.ts";
import { mailings as words } from "#messages/workspaces/communications.ts";
import { istDateTime } from "../../lib/time/ist-words.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import type { ListColumn } from "../../ui/list/list-rows-props.ts";
import type { MailingView } from "./read-mailing.ts";

const TONES: Readonly<Record<MailingStatus, Tone>> = {
  draft: "neutral",
  running: "info",
  paused: "warning",
  stopped: "error",
  done: "success",
};

/** A mailing where there is room for columns. */
export const MAILING_COLUMNS: readonly ListColumn<MailingView>[] = [
  {
    heading: words.columns.what,
    width: "minmax(0,1fr)",
    cell: (mailing) => (
      <>
        <TitleLink mailing={mailing} />
        <span className="muted block truncate text-xs">{mailing.words[LANGUAGE].subject}</span>
      </>
    ),
  },
  {
    heading: words.columns.figures,
    width: "8rem",
    align: "end",
    cell: ({ sent, written }) => <span className="figures">{words.sentOf(sent, written)}</span>,
  },
  { heading: words.columns.status, width: "7rem", cell: ({ status }) => <MailingBadge status={status} /> },
  {
    heading: words.columns.made,
    width: "10.5rem",
    sort: "made",
    cell: ({ createdAt }) => <span className="figures whitespace-nowrap">{istDateTime(createdAt)}</span>,
  },
];

/** The same on a phone. */
export function MailingCard({ mailing }: { mailing: MailingView }) {
  const { words: said, status, sent, written, createdAt } = mailing;
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <TitleLink mailing={mailing} />
        <MailingBadge status={status} />
      </p>
      <p className="text-sm wrap-anywhere">{said[LANGUAGE].subject}</p>
      <p className="muted figures flex flex-wrap gap-x-3 text-sm">
        <span>
          {words.columns.figures}: {words.sentOf(sent, written)}
        </span>
        <span>{istDateTime(createdAt)}</span>
      </p>
    </>
  );
}

function TitleLink({ mailing: { id, title } }: { mailing: MailingView }) {
  return (
    <Link to={PATHS.mailing(id)} className="block truncate font-medium hover:underline">
      {title}
    </Link>
  );
}

export function MailingBadge({ status }: { status: MailingStatus }) {
  return <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>;
}
