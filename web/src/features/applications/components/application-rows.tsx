import { REQUIRED_SLOTS } from "@niyamdesk/domain/applications/application-papers";
import { PATHS } from "@niyamdesk/domain/base/addresses";
import { Link } from "react-router-dom";
import { applications as words } from "#messages/workspaces/applications.ts";
import { franchiseAdmin } from "#messages/workspaces/franchise-admin.ts";
import { istFullDate } from "../../../lib/time/ist-words.ts";
import { useServerMinute } from "../../../lib/time/use-server-minute.ts";
import { Badge } from "../../../ui/badge.tsx";
import type { ListColumn } from "../../../ui/list/list-rows-props.ts";
import { STATUS_TONES } from "../application-tones.ts";
import type { ApplicationView } from "../read-application.ts";
import { ageOf } from "../waiting.ts";

/** An application where there is room for columns. */
export const APPLICATION_COLUMNS: readonly ListColumn<ApplicationView>[] = [
  {
    heading: words.columns.applicant,
    width: "minmax(0,1.2fr)",
    cell: (application) => (
      <>
        <ApplicantLink application={application} />
        <span className="muted block truncate text-xs">
          {application.city}, {application.state}
        </span>
      </>
    ),
  },
  {
    heading: words.columns.territory,
    width: "minmax(0,1fr)",
    cell: ({ level, code, territory }) => (
      <>
        <span translate="no" className="block truncate">
          {code}
        </span>
        <span className="muted block truncate text-xs">
          {franchiseAdmin.levels[level]} · {territory}
        </span>
      </>
    ),
  },
  {
    heading: words.columns.documents,
    width: "6.5rem",
    cell: (application) => <span className="figures">{papersOf(application)}</span>,
  },
  { heading: words.columns.age, width: "7rem", cell: (application) => <Age application={application} /> },
  {
    heading: words.columns.status,
    width: "8rem",
    cell: ({ status }) => <ApplicationBadge status={status} />,
  },
  {
    heading: words.columns.applied,
    width: "6.5rem",
    sort: "applied",
    cell: ({ appliedAt }) => (
      <span translate="no" className="figures whitespace-nowrap">
        {istFullDate(appliedAt)}
      </span>
    ),
  },
];

/** The same on a phone. */
export function ApplicationCard({ application }: { application: ApplicationView }) {
  const { level, code } = application;
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <ApplicantLink application={application} />
        <Age application={application} />
      </p>
      <p className="muted mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <ApplicationBadge status={application.status} />
        <span>
          {franchiseAdmin.levels[level]} · <span translate="no">{code}</span>
        </span>
        <span className="figures">{papersOf(application)}</span>
      </p>
    </>
  );
}

export function ApplicationBadge({ status }: Pick<ApplicationView, "status">) {
  return <Badge tone={STATUS_TONES[status]}>{words.statuses[status]}</Badge>;
}

export function Age({ application }: { application: ApplicationView }) {
  const age = ageOf(application, useServerMinute());
  if (age === null) return null;
  return (
    <span className={`figures text-sm whitespace-nowrap ${age.late ? "font-semibold text-error" : ""}`}>
      {age.text}
    </span>
  );
}

function ApplicantLink({ application: { id, name } }: { application: ApplicationView }) {
  return (
    <Link to={PATHS.application(id)} className="block truncate font-medium hover:underline">
      {name}
    </Link>
  );
}

function papersOf({ papers }: ApplicationView): string {
  const there = papers.filter(({ slot }) => REQUIRED_SLOTS.includes(slot)).length;
  return words.documentsOf(there, REQUIRED_SLOTS.length);
}
