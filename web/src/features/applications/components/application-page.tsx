import type { ApplicationSlot } from "@niyamdesk/domain/applications/application-papers";
import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { Copy } from "lucide-react";
import { type ReactNode, useState } from "react";
import { applications as words } from "#messages/workspaces/applications.ts";
import { franchiseAdmin } from "#messages/workspaces/franchise-admin.ts";
import { copyText } from "../../../lib/page/copy-text.ts";
import { usePageTitle } from "../../../lib/page/page-title.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { LiveRecord } from "../../../ui/live-record.tsx";
import { useApplication } from "../data/applications.ts";
import type { ApplicationView } from "../read-application.ts";
import { ApplicationFacts } from "./application-facts.tsx";
import { ApplicationNotes } from "./application-notes.tsx";
import { ApplicationBadge } from "./application-rows.tsx";
import type { Percents } from "./approve-dialog.tsx";
import { DecisionPanel } from "./decision-panel.tsx";
import { PaperDesk } from "./paper-desk.tsx";
import { PaperList } from "./review-papers.tsx";
import { SamePerson } from "./same-person.tsx";

const LIST = WORKSPACES.admin.pages.franchises;

interface ApplicationPageProps {
  applicationId: string;
  /** Those that count today. */
  percents: Percents;
  nameOf(uid: string): string | null;
  /** Whether the territory is free. */
  territory(application: ApplicationView): ReactNode;
}

/** One application: what was told, the documents beside it, the decision. */
export function ApplicationPage({ applicationId, ...page }: ApplicationPageProps) {
  const live = useApplication(applicationId);
  usePageTitle(live.status === "ready" && live.value !== null ? live.value.name : words.back);
  return (
    <LiveRecord live={live} words={words} list={LIST}>
      {(application) => <Known application={application} {...page} />}
    </LiveRecord>
  );
}

function Known({
  application,
  percents,
  nameOf,
  territory,
}: { application: ApplicationView } & Omit<ApplicationPageProps, "applicationId">) {
  const { papers } = application;
  // The first that nobody has looked at.
  const [slot, setSlot] = useState<ApplicationSlot | null>(
    () => (papers.find(({ status }) => status === "received") ?? papers[0])?.slot ?? null,
  );
  const next = () => {
    const at = papers.findIndex((one) => one.slot === slot);
    setSlot(papers[(at + 1) % papers.length]?.slot ?? null);
  };
  return (
    <>
      <Head application={application} />
      <div className="review-page">
        <div className="[grid-area:decision]">
          <DecisionPanel application={application} percents={percents} />
        </div>
        <div className="[grid-area:territory]">{territory(application)}</div>
        <div className="grid content-start gap-4 [grid-area:papers]">
          <PaperList papers={papers} chosen={slot} onChoose={setSlot} />
          {slot !== null && <PaperDesk application={application} slot={slot} onNext={next} />}
        </div>
        <div className="[grid-area:notes]">
          <ApplicationNotes application={application} nameOf={nameOf} />
        </div>
        <div className="grid content-start gap-6 [grid-area:facts]">
          <ApplicationFacts application={application} />
          <SamePerson application={application} />
        </div>
      </div>
    </>
  );
}

function Head({ application }: { application: ApplicationView }) {
  const { id, name, status, level, code, territory } = application;
  return (
    <>
      <BackLink to={LIST}>{words.back}</BackLink>
      <header className="mb-6">
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl wrap-anywhere">
          {name}
          <ApplicationBadge status={status} />
        </h1>
        <p className="muted flex flex-wrap items-center gap-x-2">
          <span>
            {franchiseAdmin.levels[level]} · <span translate="no">{code}</span>, {territory}
          </span>
          <button
            type="button"
            className="link inline-flex min-h-11 items-center gap-1.5 font-mono text-sm lg:min-h-9"
            aria-label={`${words.copy} ${words.id} ${id}`}
            onClick={() => void copyText(id, words)}
          >
            <span translate="no">{id}</span>
            <Copy size={14} aria-hidden="true" />
          </button>
        </p>
      </header>
    </>
  );
}
