import type { ApplicationSlot, PaperReason } from "@niyamdesk/domain/applications/application-papers";
import { PAPER_REASONS } from "@niyamdesk/domain/applications/application-papers";
import { useMemo, useState } from "react";
import { applications } from "#messages/workspaces/applications.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { useLetterKeys } from "../../../lib/page/letter-keys.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import type { ReasonAsked } from "../../../ui/reason.ts";
import { judgePaper } from "../data/review.ts";
import type { ApplicationView } from "../read-application.ts";
import { PaperPane } from "./paper-pane.tsx";

const words = applications.documents;

const KINDS = Object.keys(PAPER_REASONS) as PaperReason[];
const WHY: ReasonAsked<PaperReason> = {
  label: words.why,
  choices: KINDS.map((kind) => [kind, applications.paperReasons[kind]] as const),
  wordsFor: ["other"],
  required: true,
  limit: 300,
};

interface PaperDeskProps {
  application: ApplicationView;
  slot: ApplicationSlot;
  onNext(): void;
}

/** One document: read, and accepted or asked for again while the review goes on. */
export function PaperDesk({ application, slot, onNext }: PaperDeskProps) {
  const paper = application.papers.find((one) => one.slot === slot);
  if (paper === undefined) return <p className="muted">{words.choose}</p>;
  return (
    <PaperPane
      key={slot}
      applicationId={application.id}
      slot={slot}
      path={paper.path}
      acts={(seenPath) => <Judging {...{ application, slot, seenPath, onNext }} />}
    />
  );
}

interface JudgingProps extends PaperDeskProps {
  /** Of the file that was looked at: a newer one is not judged with it. */
  seenPath: string;
}

function Judging({ application: { id, papers, status }, slot, seenPath, onNext }: JudgingProps) {
  const paper = papers.find((one) => one.slot === slot);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isOpen = status === "under_review";
  const isAccepted = paper?.status === "accepted" && paper.path === seenPath;
  const name = applications.papers[slot];
  const input = { application_id: id, slot, path: seenPath };

  async function accept(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await judgePaper({ ...input, ask_again: null });
      onNext();
    } catch (error) {
      setFailure(errorWords(error));
    } finally {
      setBusy(false);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same acts as long as the same file is looked at
  const keys = useMemo(
    () => ({
      j: onNext,
      ...(isOpen && !isAccepted ? { a: () => void accept() } : {}),
      ...(isOpen ? { r: () => setAsking(true) } : {}),
    }),
    [isOpen, isAccepted, seenPath, slot, busy],
  );
  useLetterKeys(keys);

  return (
    <>
      {paper?.reason && (
        <p className="mb-3 text-sm">
          {applications.paperStatuses.asked_again}:{" "}
          {[applications.paperReasons[paper.reason.kind as PaperReason], paper.reason.words]
            .filter(Boolean)
            .join(" · ")}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {isOpen && (
          <>
            <Button
              size="small"
              className="min-h-11"
              busy={busy}
              disabled={isAccepted}
              onClick={() => void accept()}
            >
              {isAccepted ? applications.paperStatuses.accepted : words.accept}
            </Button>
            <Button size="small" className="min-h-11" look="outline" onClick={() => setAsking(true)}>
              {words.askAgain}
            </Button>
          </>
        )}
        <Button size="small" className="min-h-11" look="quiet" onClick={onNext}>
          {words.nextDocument}
        </Button>
        {isOpen && <span className="muted hidden text-sm lg:inline">{words.keys}</span>}
      </div>
      <p role="alert" className="mt-2 text-sm font-medium text-error empty:hidden">
        {failure}
      </p>
      {asking && (
        <ConfirmDialog<PaperReason>
          title={words.askTitle(name)}
          confirm={words.askConfirm}
          keep={words.askKeep}
          reason={WHY}
          onConfirm={async ({ kind, words: written }) => {
            if (kind === null) return;
            await judgePaper({ ...input, ask_again: { kind, words: written ?? null } });
            toast("success", words.asked(name));
            setAsking(false);
            onNext();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{words.askEffect}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
