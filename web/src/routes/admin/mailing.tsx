import { PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { MAILING_TEMPLATES } from "@niyamdesk/domain/mailings/templates";
import { useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { mailings as words } from "#messages/workspaces/communications.ts";
import { countMailing, lookAtMailing, useMailing } from "../../features/communications/calls.ts";
import { MailingActs } from "../../features/communications/mailing-acts.tsx";
import type { MailingBegun } from "../../features/communications/mailing-fields.ts";
import { MailingFigures } from "../../features/communications/mailing-figures.tsx";
import { MailingForm } from "../../features/communications/mailing-form.tsx";
import { MailingPreview } from "../../features/communications/mailing-preview.tsx";
import { MailingBadge } from "../../features/communications/mailing-rows.tsx";
import type { MailingView } from "../../features/communications/read-mailing.ts";
import { useAsked } from "../../features/communications/use-asked.ts";
import { useServicesOnSale } from "../../features/leads/data/lead-acts.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Choices } from "../../ui/choices.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { DeadEnd } from "../../ui/dead-end.tsx";
import { type FormGuard, KeptForm } from "../../ui/kept-form.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

const { mailings: listPage, mails } = WORKSPACES.admin.pages;
const BACK = <TextLink to={listPage}>{words.back}</TextLink>;
type Template = keyof typeof MAILING_TEMPLATES;
const TEMPLATES = Object.entries(MAILING_TEMPLATES).map(
  ([name, { title }]) => [name as Template, title] as const,
);

/** A mailing: its words, who gets it, how it reads, and what became of it. */
export default function MailingPage() {
  const { mailingId = "" } = useParams();
  return mailingId === "new" ? <NewMailing /> : <StoredMailing key={mailingId} id={mailingId} />;
}

function NewMailing() {
  usePageTitle(words.newTitle);
  const [id] = useState(() => crypto.randomUUID());
  const [template, setTemplate] = useState<Template>("season");
  const [isTyped, setTyped] = useState(false);
  const [asked, setAsked] = useState<Template | null>(null);
  const navigate = useNavigate();
  const take = (one: Template) => {
    setTemplate(one);
    setTyped(false);
  };
  return (
    <WorkspacePage title={words.newTitle} intro={BACK}>
      <Choices
        label={words.template}
        options={TEMPLATES}
        chosen={template}
        onChoose={(one) => (isTyped && one !== template ? setAsked(one) : take(one))}
      />
      {asked !== null && (
        <ConfirmDialog
          {...words.replace}
          onConfirm={async () => {
            take(asked);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        >
          <p>{words.replace.text}</p>
        </ConfirmDialog>
      )}
      <Form
        key={template}
        id={id}
        begun={MAILING_TEMPLATES[template]}
        version={null}
        guard={{ touched: () => setTyped(true), saving: (act) => act() }}
        onSaved={() => void navigate(PATHS.mailing(id), { replace: true })}
      />
    </WorkspacePage>
  );
}

function StoredMailing({ id }: { id: string }) {
  const live = useMailing(id);
  usePageTitle(live.status === "ready" ? (live.value?.title ?? words.gone) : words.title);
  return (
    <LivePanel live={live} label={words.loading} failure={words.failed} rows={4}>
      {(mailing) =>
        mailing === null ? (
          <DeadEnd title={words.gone} ways={<ButtonLink to={listPage}>{words.back}</ButtonLink>}>
            {words.goneWhy}
          </DeadEnd>
        ) : (
          <Shown mailing={mailing} />
        )
      }
    </LivePanel>
  );
}

function Shown({ mailing }: { mailing: MailingView }) {
  const { id, title, status, version } = mailing;
  const isDraft = status === "draft";
  const looked = useAsked(lookAtMailing, { id, version });
  const counted = useAsked(countMailing, { id: isDraft ? id : null, version });
  return (
    <WorkspacePage
      title={title}
      intro={BACK}
      actions={
        <div className="flex flex-wrap items-center gap-3">
          <MailingBadge status={status} />
          <MailingActs mailing={mailing} count={counted.answer === "failed" ? null : counted.answer} />
        </div>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-2">
        {isDraft ? (
          <KeptForm value={mailing} version={version}>
            {(begun, guard) => (
              <Form {...{ id, begun, guard }} version={begun.version} onSaved={() => undefined} />
            )}
          </KeptForm>
        ) : (
          <Panel
            title={words.figures.title}
            framed
            aside={<TextLink to={`${mails}?template=mailing`}>{words.figures.toMails}</TextLink>}
          >
            <MailingFigures mailing={mailing} />
          </Panel>
        )}
        <Panel title={words.preview.title}>
          <MailingPreview id={id} counted={isDraft ? counted : null} looked={looked} />
        </Panel>
      </div>
    </WorkspacePage>
  );
}

interface FormProps {
  id: string;
  begun: MailingBegun;
  version: number | null;
  guard: FormGuard;
  onSaved(): void;
}

/** Once it is known what is sold. */
function Form(props: FormProps) {
  const services = useServicesOnSale();
  return (
    <LivePanel live={services} label={words.loading} failure={words.failed} rows={4}>
      {(sold) => <MailingForm {...props} services={sold} />}
    </LivePanel>
  );
}
