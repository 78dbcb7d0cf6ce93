import type { Language } from "@niyamdesk/domain/base/languages";
import type { DocumentStatus } from "@niyamdesk/domain/documents/document";
import { contentsOf } from "@niyamdesk/domain/documents/document-slots";
import type { ActSaid } from "@niyamdesk/domain/steps/order-work";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { paperDesk as words } from "#messages/workspaces/paper-desk.ts";
import { useParameter } from "../../../lib/page/use-parameter.ts";
import { istDayMonthTime } from "../../../lib/time/ist-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { NothingHere } from "../../../ui/work-list.tsx";
import type { DocumentView } from "../read-document.ts";
import { ActReview } from "./act-review.tsx";
import { PaperReview } from "./paper-review.tsx";
import { PAPER_TONES } from "./paper-tones.ts";
import { useRejecting } from "./use-rejecting.tsx";

/** Which document is looked at stands in the address, so that messages and steps can lead to it. */
const DOCUMENT_PARAMETER = "document";

export function documentAddress(orderAddress: string, documentId: string): string {
  return `${orderAddress}?${new URLSearchParams({ [DOCUMENT_PARAMETER]: documentId })}#documents`;
}

/** What an order asks for. */
export interface AskedPaper {
  slot: string;
  label: string;
  isFile: boolean;
  /** Why it was asked for later. */
  reason: string | null;
  /** Why it is not needed after all. */
  waived: string | null;
  /** What is done in place of a document, and what was said of it last. */
  act: { said: ActSaid<number> | null } | null;
}

interface OrderPapersProps {
  orderId: string;
  asked: readonly AskedPaper[];
  /** Newest first. */
  papers: readonly DocumentView[];
  language: Language;
  /** False once the order is closed: what nobody looked at stays so. */
  mayJudge: boolean;
  /** Null: nothing can be left out by this person, or now. */
  onWaive: ((asked: AskedPaper) => void) | null;
}

interface Line {
  key: string;
  label: string;
  note: string | null;
  paper: DocumentView | null;
  waivable: AskedPaper | null;
  act?: AskedPaper["act"];
  standing: { words: string; status: DocumentStatus | null };
}

/** The documents of an order, what is to be looked at first, and the one that is looked at beside them. */
export function OrderPapers({ orderId, asked, papers, language, mayJudge, onWaive }: OrderPapersProps) {
  const [parameters] = useSearchParams();
  const { needed, others, ours } = useMemo(() => linesOf(asked, papers), [asked, papers]);
  const lines = [...needed, ...others, ...ours];
  const waiting = lines.filter(({ paper }) => mayJudge && paper?.status === "received" && !paper.isOurs);
  const wanted = parameters.get(DOCUMENT_PARAMETER);
  const open =
    lines.find(({ paper }) => paper !== null && paper.id === wanted) ??
    // One that another took the place of is still looked at.
    replacedLine(papers, wanted) ??
    waiting[0] ??
    null;
  const paper = open?.paper ?? null;

  const choose = useParameter(DOCUMENT_PARAMETER);
  const at = waiting.findIndex((line) => line.paper?.id === paper?.id);
  const next = waiting[at + 1]?.paper ?? (at > 0 ? waiting[0]?.paper : null) ?? null;
  const nextId = next !== null && next.id !== paper?.id ? next.id : null;
  const onNext = useMemo(() => (nextId === null ? null : () => choose(nextId)), [nextId, choose]);
  const goOn = useGoOn(paper?.id ?? null, choose);
  const { reject, dialog } = useRejecting((judged) => goOn(judged, nextId));
  const onAskAgain = useCallback(() => {
    if (paper !== null && open !== null) reject({ id: paper.id, label: open.label, language });
  }, [paper, open, language, reject]);
  useFocused(wanted);

  return (
    <Panel title={words.title} unsaid={paper !== null}>
      {lines.length === 0 ? (
        <NothingHere>{words.noneOfOrder}</NothingHere>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {paper !== null && open !== null && (
            <PaperReview
              key={paper.id}
              {...{ paper, mayJudge, onNext, onAskAgain }}
              label={open.label}
              heading="h3"
              {...(at >= 0 && { place: words.place(at + 1, waiting.length) })}
              onAccepted={() => goOn(paper.id, nextId)}
              about={
                <p translate="no" className="muted text-xs wrap-anywhere">
                  {paper.name} · {sentWords(paper)}
                </p>
              }
            />
          )}
          {dialog}
          {waiting.length === 0 && needed.length > 0 && needed.every(isSettled) && (
            <p role="status" className="text-sm font-medium text-success">
              {words.allAccepted}
            </p>
          )}
          <Lines
            label={words.ofOrder}
            lines={needed}
            open={paper}
            judgedFor={mayJudge ? orderId : null}
            {...{ onWaive, choose }}
          />
          {others.length > 0 && (
            <Lines label={words.others} heading lines={others} open={paper} onWaive={null} choose={choose} />
          )}
          {ours.length > 0 && (
            <Lines label={words.ours} heading lines={ours} open={paper} onWaive={null} choose={choose} />
          )}
        </div>
      )}
    </Panel>
  );
}

interface LinesProps {
  label: string;
  heading?: boolean;
  lines: readonly Line[];
  open: DocumentView | null;
  onWaive: OrderPapersProps["onWaive"];
  /** The order whose acts may be judged here; null: none. */
  judgedFor?: string | null;
  choose(id: string): void;
}

function Lines({ label, heading = false, lines, open, onWaive, judgedFor = null, choose }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <div>
      {heading && <h3 className="muted mb-1.5 text-sm font-semibold">{label}</h3>}
      <ul
        aria-label={label}
        className="divide-y divide-base-300 overflow-clip rounded-box border border-base-300 bg-base-100"
      >
        {lines.map(({ key, label: name, note, paper, waivable, act = null, standing }) => (
          <li
            key={key}
            className={`flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5 ${paper !== null && paper.id === open?.id ? "bg-secondary" : ""}`}
          >
            <div className="min-w-0 flex-1 basis-48">
              {paper === null ? (
                <p>{name}</p>
              ) : (
                <button
                  type="button"
                  aria-pressed={paper.id === open?.id}
                  className="thumb cursor-pointer text-start font-medium hover:text-primary"
                  onClick={() => choose(paper.id)}
                >
                  {name}
                </button>
              )}
              {note !== null && <p className="muted text-sm">{note}</p>}
            </div>
            {onWaive !== null && waivable !== null && (
              <button
                type="button"
                className="btn btn-ghost btn-sm"
                aria-label={words.waiveOne(name)}
                onClick={() => onWaive(waivable)}
              >
                {words.waive}
              </button>
            )}
            {judgedFor !== null && act !== null && act.said?.state !== "accepted" && (
              <ActReview orderId={judgedFor} slot={key} label={name} isSaid={act.said?.state === "done"} />
            )}
            {standing.status === null ? (
              <span className="muted text-sm">{standing.words}</span>
            ) : (
              <Badge tone={PAPER_TONES[standing.status]}>{standing.words}</Badge>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function linesOf(asked: readonly AskedPaper[], papers: readonly DocumentView[]) {
  const slots = new Set(asked.map(({ slot }) => slot));
  const client = papers.filter(({ isOurs }) => !isOurs);
  const needed = asked.map((one): Line => {
    const { current, latest } = contentsOf(client.filter(({ slot }) => slot === one.slot));
    const paper = current ?? latest;
    const isSent = paper?.status === "received" || paper?.status === "accepted";
    return {
      ...{ key: one.slot, label: one.label, paper },
      note: noteOf(one),
      waivable: isWaivable(one, isSent) ? one : null,
      act: one.waived === null ? one.act : null,
      standing: standingOf(one, latest?.status === "uploaded" ? latest : paper),
    };
  });
  const rest = papers.filter(
    ({ isOurs, slot, status }) => isOurs || (!slots.has(slot) && status !== "announced"),
  );
  const plain = (paper: DocumentView): Line => ({
    ...{ key: paper.id, label: paper.name, note: sentWords(paper), paper, waivable: null },
    standing: { words: words.statuses[paper.status], status: paper.isOurs ? null : paper.status },
  });
  return {
    needed,
    others: rest.filter(({ isOurs }) => !isOurs).map(plain),
    ours: rest
      .filter(({ isOurs, status }) => isOurs && status !== "announced")
      .map((paper) => ({ ...plain(paper), standing: { words: "", status: null } })),
  };
}

/** Of what is done in place of a document: what was missing when it was asked for again. */
function noteOf({ waived, act, reason }: AskedPaper): string | null {
  if (waived !== null) return words.notNeeded(waived);
  if (act?.said?.state === "again" && act.said.words !== null) return act.said.words;
  return reason && words.askedFor(reason);
}

function isWaivable({ isFile, act, waived }: AskedPaper, isSent: boolean): boolean {
  if (waived !== null) return false;
  return act === null ? isFile && !isSent : act.said === null || act.said.state === "again";
}

const STATUS_OF_ACT = { done: "received", accepted: "accepted", again: "rejected" } as const;

function standingOfAct(said: ActSaid<number> | null): Line["standing"] {
  if (said === null) return { words: words.act.missing, status: null };
  const when = istDayMonthTime(said.at);
  const spoken = said.state === "done" ? words.act.done(when) : words.act[said.state];
  return { words: spoken, status: STATUS_OF_ACT[said.state] };
}

function standingOf({ isFile, waived, act }: AskedPaper, paper: DocumentView | null): Line["standing"] {
  if (act !== null && waived === null) return standingOfAct(act.said);
  if (paper !== null && paper.status !== "announced") {
    return { words: words.statuses[paper.status], status: paper.status };
  }
  if (waived !== null) return { words: "", status: null };
  return { words: isFile ? words.missing : words.told, status: null };
}

/** Accepted, done, no file, or not needed. */
function isSettled({ paper, act = null, standing }: Line): boolean {
  if (act !== null) return act.said?.state === "accepted";
  return paper?.status === "accepted" || standing.words === "" || standing.words === words.told;
}

function replacedLine(papers: readonly DocumentView[], wanted: string | null): Line | null {
  const paper = papers.find(({ id }) => id === wanted);
  if (paper === undefined) return null;
  return {
    ...{ key: paper.id, label: paper.name, note: null, paper, waivable: null },
    standing: { words: words.statuses[paper.status], status: paper.status },
  };
}

function sentWords({ sentAt }: DocumentView): string {
  return words.sent(istDayMonthTime(sentAt));
}

/** Shows the next one once one was judged, unless its answer came late: whoever looks at another one by then stays there. */
function useGoOn(shown: string | null, choose: (id: string | null) => void) {
  const now = useRef(shown);
  useLayoutEffect(() => {
    now.current = shown;
  }, [shown]);
  return (judged: string, next: string | null) => {
    if (now.current === judged || now.current === next) choose(next);
  };
}

/** Whoever goes on to another document reads on at its name. */
function useFocused(wanted: string | null): void {
  useEffect(() => {
    if (wanted === null) return;
    document
      .querySelector<HTMLElement>(`[data-paper="${CSS.escape(wanted)}"]`)
      ?.focus({ preventScroll: true });
  }, [wanted]);
}
