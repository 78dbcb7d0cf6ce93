import type { MailStatus } from "@niyamdesk/domain/mail/mail";
import { mails as words } from "#messages/workspaces/mails.ts";
import { mailName } from "../../lib/mail/mail-name.ts";
import { istDateTime } from "../../lib/time/ist-words.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";
import type { ListColumn } from "../../ui/list/list-rows-props.ts";
import type { MailView } from "./read-mail.ts";

const TONES: Record<MailStatus, Tone> = {
  queued: "info",
  sending: "info",
  sent: "success",
  failed: "error",
};

/** A mail where there is room for columns. */
export const MAIL_COLUMNS: readonly ListColumn<MailView>[] = [
  {
    heading: words.columns.to,
    width: "minmax(0,1fr)",
    cell: ({ to, status, lastError }) => (
      <>
        <span className="block truncate">{to}</span>
        {status !== "sent" && lastError !== null && (
          <span className="block truncate text-xs text-error" title={lastError}>
            {lastError}
          </span>
        )}
      </>
    ),
  },
  { heading: words.columns.template, width: "13rem", cell: ({ template }) => <Kind template={template} /> },
  { heading: words.columns.status, width: "7rem", cell: ({ status }) => <Standing status={status} /> },
  {
    heading: words.columns.attempts,
    width: "4rem",
    align: "end",
    cell: ({ attempts }) => <span className="figures">{attempts}</span>,
  },
  {
    heading: words.columns.created,
    width: "11rem",
    cell: ({ at }) => (
      <span translate="no" className="figures whitespace-nowrap">
        {istDateTime(at)}
      </span>
    ),
  },
];

/** The same on a phone. */
export function MailCard({ mail: { to, template, status, lastError, at } }: { mail: MailView }) {
  return (
    <>
      <p className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 font-medium wrap-anywhere">{to}</span>
        <Standing status={status} />
      </p>
      <p className="muted mt-1 flex flex-wrap gap-x-2 text-sm">
        <Kind template={template} />
        <span translate="no">{istDateTime(at)}</span>
      </p>
      {status !== "sent" && lastError !== null && (
        <p className="mt-1 text-sm wrap-anywhere text-error">{words.error(lastError)}</p>
      )}
    </>
  );
}

function Standing({ status }: { status: MailStatus }) {
  return <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>;
}

function Kind({ template }: { template: string }) {
  const name = mailName(template);
  return (
    <span className="block truncate" title={name}>
      {name}
    </span>
  );
}
