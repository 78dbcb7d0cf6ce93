import { type ReactNode, useMemo, useState } from "react";
import { paperDesk as words } from "#messages/workspaces/paper-desk.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { saveFile } from "../../../lib/files/save-file.ts";
import { useLetterKeys } from "../../../lib/page/letter-keys.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ErrorState, Loading } from "../../../ui/states.tsx";
import { PagePane } from "../../../ui/viewer/page-pane.tsx";
import { TablePane } from "../../../ui/viewer/table-pane.tsx";
import { reviewPaper } from "../data/desk-papers.ts";
import { useOpening } from "../hooks/use-opening.ts";
import type { DocumentView } from "../read-document.ts";
import { PAPER_TONES } from "./paper-tones.ts";

interface PaperReviewProps {
  paper: DocumentView;
  label: string;
  /** Asks for it again; the dialog is the list's, since somebody else's decision meanwhile brings up another document. */
  onAskAgain(): void;
  /** False once its order is closed. */
  mayJudge?: boolean;
  /** Where it stands among those that wait. */
  place?: string;
  /** Shows another one; null: there is none. */
  onNext: (() => void) | null;
  onPrevious?: (() => void) | null;
  /** It was accepted. */
  onAccepted(): void;
  /** Of its name: below what it stands under. */
  heading: "h2" | "h3";
  /** Below its name: whose it is. */
  about?: ReactNode;
}

/** One document, drawn beside what it must agree with, and accepted or asked for again. */
export function PaperReview(props: PaperReviewProps) {
  const { paper, label, place, about, heading: Heading } = props;
  const { id, status } = paper;
  const [tries, setTries] = useState(0);
  const isChecked = status !== "announced" && status !== "uploaded" && status !== "refused";
  const opening = useOpening(id, isChecked, tries);
  return (
    <section
      aria-label={label}
      className="paper-review overflow-clip rounded-box border border-base-300 bg-base-100"
    >
      <div className="paper-head border-b border-base-300 py-2">
        <Heading
          className="scroll-mt-20 text-base font-semibold wrap-anywhere outline-none xl:line-clamp-1"
          title={label}
          tabIndex={-1}
          data-paper={id}
        >
          {label}
        </Heading>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge tone={PAPER_TONES[status]}>{words.statuses[status]}</Badge>
          {place !== undefined && <span className="figures muted">{place}</span>}
          {about}
        </div>
      </div>
      {!isChecked ? (
        <p className="px-4 py-10 text-center">{status === "refused" ? words.refused : words.checking}</p>
      ) : opening.is === "opening" ? (
        <Loading label={words.opening} />
      ) : opening.is === "refused" ? (
        <ErrorState title={words.couldNot} {...(opening.again && { onRetry: () => setTries(tries + 1) })}>
          {opening.why}
        </ErrorState>
      ) : opening.table !== null ? (
        <TablePane
          key={id}
          className="max-h-[70dvh] xl:max-h-[calc(100dvh-8.5rem)]"
          name={label}
          table={opening.table}
          onDownload={() => saveFile(opening.file.bytes, opening.file.type, opening.file.name)}
        />
      ) : (
        <PagePane
          key={id}
          name={label}
          drawn={opening.drawn}
          onDownload={() => saveFile(opening.file.bytes, opening.file.type, opening.file.name)}
        />
      )}
      <Judging {...props} isReady={isChecked} isSeen={opening.is === "open"} />
    </section>
  );
}

function Judging({
  paper: { id, status, isOurs, reason },
  mayJudge: isOpen = true,
  isReady,
  isSeen,
  onNext,
  onPrevious = null,
  onAskAgain,
  onAccepted,
}: PaperReviewProps & { isReady: boolean; isSeen: boolean }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const mayJudge = isOpen && isReady && status === "received" && !isOurs;

  // Accepted is for good: nothing is accepted that did not show yet.
  async function accept(): Promise<void> {
    if (busy || !isSeen) return;
    setBusy(true);
    setFailure(null);
    try {
      await reviewPaper(id, { kind: "accept" });
      onAccepted();
    } catch (error) {
      setFailure(errorWords(error));
    } finally {
      setBusy(false);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same acts as long as the same document is looked at
  const keys = useMemo(
    () => ({
      ...(mayJudge ? { a: () => void accept(), r: onAskAgain } : {}),
      ...(onNext === null ? {} : { j: onNext }),
      ...(onPrevious === null ? {} : { k: onPrevious }),
    }),
    [id, mayJudge, isSeen, busy, onNext, onPrevious, onAskAgain],
  );
  useLetterKeys(keys);

  return (
    <div className="judging">
      {reason !== null && status === "rejected" && <p className="mb-3 text-sm">{reason}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {mayJudge && (
          <>
            <Button busy={busy} disabled={!isSeen} onClick={() => void accept()}>
              {words.accept}
            </Button>
            <Button look="outline" onClick={onAskAgain}>
              {words.askAgain}
            </Button>
          </>
        )}
        {onNext !== null && (
          <Button look="quiet" onClick={onNext}>
            {words.next}
          </Button>
        )}
        {mayJudge && <span className="muted hidden text-sm lg:inline">{words.keys}</span>}
      </div>
      <p role="alert" className="mt-2 text-sm font-medium text-error empty:hidden">
        {failure}
      </p>
    </div>
  );
}
