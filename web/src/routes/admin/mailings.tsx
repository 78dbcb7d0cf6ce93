import { PATHS } from "@niyamdesk/domain/base/addresses";
import { MAILING_STATUSES } from "@niyamdesk/domain/mailings/mailing";
import { Plus } from "lucide-react";
import { mailings as words } from "#messages/workspaces/communications.ts";
import { MAILING_COLUMNS, MailingCard } from "../../features/communications/mailing-rows.tsx";
import { type MailingView, readMailing } from "../../features/communications/read-mailing.ts";
import { useTabbedList } from "../../lib/list/use-tabbed-list.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ListScreen } from "../../ui/list/list-screen.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { CommunicationWays } from "./communication-ways.tsx";

const STATUS_OPTIONS = (["", ...MAILING_STATUSES] as const).map(
  (status) => [status, words.statuses[status]] as const,
);

/** Mails to many, with what became of them. */
export default function Mailings() {
  usePageTitle(words.title);
  const { model, counts } = useTabbedList("mailings", readMailing, "status");
  return (
    <WorkspacePage
      title={words.title}
      intro={words.intro}
      actions={
        <ButtonLink to={PATHS.mailing("new")}>
          <Plus size={18} aria-hidden="true" />
          {words.add}
        </ButtonLink>
      }
    >
      <CommunicationWays />
      <ListScreen
        model={model}
        label={words.list}
        columns={MAILING_COLUMNS}
        card={mailingCard}
        nameOf={nameOf}
        tabs={{ label: words.status, filter: "status", options: STATUS_OPTIONS, counts }}
        canExport
        empty={<EmptyState title={words.none}>{words.noneHint}</EmptyState>}
      />
    </WorkspacePage>
  );
}

function mailingCard(mailing: MailingView) {
  return <MailingCard mailing={mailing} />;
}

function nameOf({ title }: MailingView): string {
  return title;
}
