import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import type { ClientAccount } from "@niyamdesk/domain/clients/callables";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { clientAdmin as words } from "#messages/workspaces/client-admin.ts";
import { viewAdmin } from "#messages/workspaces/view-admin.ts";
import type { ClientAct } from "../../features/clients/act-dialogs.tsx";
import { ClientFacts, ConsentFacts, SignInFacts } from "../../features/clients/client-facts.tsx";
import { ClientNotes } from "../../features/clients/client-notes.tsx";
import {
  Documents,
  Leads,
  Orders,
  Payments,
  Questions,
  Talks,
} from "../../features/clients/client-parts.tsx";
import { useClient } from "../../features/clients/data/client-record.ts";
import { useOpened } from "../../features/clients/data/use-opened.ts";
import type { ClientView, TalkLine } from "../../features/clients/read-client.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useChoice } from "../../lib/page/use-choice.ts";
import { istFullDate } from "../../lib/time/ist-words.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Choices } from "../../ui/choices.tsx";
import { DeadEnd } from "../../ui/dead-end.tsx";
import { lateDialog } from "../../ui/late-dialog.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

const ActDialog = lateDialog(() => import("../../features/clients/act-dialogs.tsx"));
const CorrectDialog = lateDialog(() => import("../../features/clients/correct-dialog.tsx"));
const TalkDialog = lateDialog(() => import("../../features/consultations/components/talk-dialog.tsx"));
const ViewDialog = lateDialog(() => import("../../features/views/components/view-dialog.tsx"));

const PARTS = ["orders", "money", "documents", "talks", "questions", "leads"] as const;
const OPTIONS = PARTS.map((part) => [part, words.parts[part]] as const);
const LIST = WORKSPACES.admin.pages.clients;

/** One person with all that they have with us, and what an administrator may do for them. */
export default function Client() {
  const { uid = "" } = useParams();
  return <Opened key={uid} uid={uid} />;
}

/** Nothing is shown before it is noted who looks. */
function Opened({ uid }: { uid: string }) {
  const opened = useOpened(uid);
  return (
    <LivePanel live={opened} label={words.loading} failure={words.failed} rows={4}>
      {(said) => (said === null ? <Unknown /> : <Found uid={uid} said={said} again={opened.again} />)}
    </LivePanel>
  );
}

function Found({ uid, said, again }: { uid: string; said: ClientAccount; again(): void }) {
  const live = useClient(uid);
  return (
    <LivePanel live={live} label={words.loading} failure={words.failed} rows={4}>
      {(client) =>
        client === null ? (
          <Gone uid={uid} erasedAt={said.erased_at} />
        ) : (
          <Known client={client} account={said.account} again={again} />
        )
      }
    </LivePanel>
  );
}

function Known({
  client,
  account,
  again,
}: {
  client: ClientView;
  account: ClientAccount["account"];
  again(): void;
}) {
  const { uid, name, isClosed } = client;
  usePageTitle(name);
  const [part, choose] = useChoice("part", PARTS);
  const [act, setAct] = useState<ClientAct | "correct" | "see" | null>(null);
  const close = () => setAct(null);
  const acts: readonly ClientAct[] = [isClosed ? "reopen" : "close", "copy", "erase"];
  return (
    <WorkspacePage
      title={name}
      intro={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <ButtonLink to={LIST} look="quiet" size="small" className="-ms-3 min-h-11">
            {words.back}
          </ButtonLink>
          {isClosed && <Badge tone="warning">{words.closed}</Badge>}
          {isClosed && <span>{words.closedHint}</span>}
          {account === null && <span>{words.noAccount}</span>}
        </span>
      }
      actions={
        account !== null && (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{words.acts}</legend>
            <Button onClick={() => setAct("correct")}>{words.correct.open}</Button>
            <Button look="outline" onClick={() => setAct("see")}>
              {viewAdmin.see}
            </Button>
            {acts.map((one) => (
              <Button key={one} look="outline" onClick={() => setAct(one)}>
                {words[one].open}
              </Button>
            ))}
          </fieldset>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-8">
          <Choices label={words.parts.label} options={OPTIONS} chosen={part} onChoose={choose} />
          <Part part={part} client={client} />
        </div>
        <div className="grid content-start gap-8">
          <ClientFacts client={client} />
          {account !== null && <SignInFacts account={account} />}
          <ConsentFacts uid={uid} />
          <ClientNotes uid={uid} />
        </div>
      </div>
      {act === "correct" && (
        <CorrectDialog client={client} signsInByPhone={account?.phone != null} onClose={close} />
      )}
      {act === "see" && <ViewDialog person={client} onClose={close} />}
      {act !== null && act !== "correct" && act !== "see" && (
        <ActDialog {...{ client, act }} onClose={close} onDone={again} />
      )}
    </WorkspacePage>
  );
}

function Part({ part, client }: { part: (typeof PARTS)[number]; client: ClientView }) {
  const { uid } = client;
  if (part === "orders") return <Orders uid={uid} />;
  if (part === "money") return <Payments uid={uid} />;
  if (part === "documents") return <Documents uid={uid} />;
  if (part === "talks") return <TalksPart uid={uid} />;
  if (part === "questions") return <Questions uid={uid} />;
  return <Leads client={client} />;
}

function TalksPart({ uid }: { uid: string }) {
  const [opened, setOpened] = useState<{ talk: TalkLine; note: string | null } | null>(null);
  return (
    <>
      <Talks uid={uid} onOpen={(talk, note) => setOpened({ talk, note })} />
      {opened && (
        <TalkDialog
          {...{ id: opened.talk.id, caName: opened.talk.title, caUid: opened.talk.caUid, note: opened.note }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

/** What the law keeps of somebody who was erased. */
function Gone({ uid, erasedAt }: { uid: string; erasedAt: number | null }) {
  if (erasedAt === null) return <Unknown />;
  return (
    <WorkspacePage
      title={words.erased(istFullDate(erasedAt))}
      intro={words.erasedHint}
      actions={
        <ButtonLink to={LIST} look="outline">
          {words.back}
        </ButtonLink>
      }
    >
      <Orders uid={uid} />
      <Payments uid={uid} />
    </WorkspacePage>
  );
}

function Unknown() {
  usePageTitle(words.notFound);
  return (
    <DeadEnd title={words.notFound} ways={<ButtonLink to={LIST}>{words.title}</ButtonLink>}>
      {words.notFoundHint}
    </DeadEnd>
  );
}
