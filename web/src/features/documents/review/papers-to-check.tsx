import type { Language } from "@niyamdesk/domain/base/languages";
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { paperDesk as words } from "#messages/workspaces/paper-desk.ts";
import { istDayMonthTime } from "../../../lib/time/ist-words.ts";
import { EmptyState } from "../../../ui/states.tsx";
import type { DocumentView } from "../read-document.ts";
import { ActCard } from "./act-card.tsx";
import { PaperReview } from "./paper-review.tsx";
import { type ActToCheck, type ToCheck, toCheck } from "./to-check.ts";
import { useAskingAct } from "./use-asking-act.tsx";
import { useRejecting } from "./use-rejecting.tsx";

/** What is known of the order that a document belongs to. */
export interface PaperOrder {
  clientName: string;
  serviceName: string;
  language: Language;
  /** As the order asks for the document; null: it does not. */
  labelOf(slot: string): string | null;
}

interface PapersToCheckProps {
  papers: readonly DocumentView[];
  /** What clients say they did in place of a document. */
  acts: readonly ActToCheck[];
  orderOf(id: string): PaperOrder | null;
  /** Beside the document: what it must agree with. */
  beside(orderId: string): ReactNode;
}

/** What waits for a look in all orders, the oldest first; each is read beside its order, and the next one follows. */
export function PapersToCheck({ papers: sent, acts, orderOf, beside }: PapersToCheckProps) {
  const papers = useMemo(() => toCheck(sent, acts), [sent, acts]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [said, setSaid] = useState("");
  // Where one stood that somebody judged, the next one stands now.
  const last = useRef(0);
  const found = papers.findIndex(({ id }) => id === chosen);
  const at = found >= 0 ? found : Math.min(last.current, papers.length - 1);
  const paper = papers[at];
  const shownId = paper?.id ?? null;
  useEffect(() => {
    last.current = Math.max(0, at);
  }, [at]);
  // What is looked at stays, also when older ones come with an order that is handed over.
  useEffect(() => setChosen(shownId), [shownId]);
  const nextId = papers[at + 1]?.id ?? null;
  const previousId = papers[at - 1]?.id ?? null;
  const show = useCallback((id: string | null) => {
    setChosen(id);
    requestAnimationFrame(() => {
      const name = document.querySelector<HTMLElement>("[data-paper]");
      name?.focus({ preventScroll: true });
      // Chosen at the end of a long list, it would be above what is seen.
      name?.scrollIntoView({ block: "nearest" });
    });
  }, []);
  const onNext = useMemo(() => (nextId === null ? null : () => show(nextId)), [nextId, show]);
  const onPrevious = useMemo(() => (previousId === null ? null : () => show(previousId)), [previousId, show]);
  const labelOf = ({ orderId, slot, paper: one }: ToCheck) =>
    orderOf(orderId)?.labelOf(slot) ?? one?.name ?? words.all.unknownOrder;
  const now = useRef<string | null | undefined>(undefined);
  useLayoutEffect(() => {
    now.current = shownId;
    return () => {
      now.current = undefined;
    };
  }, [shownId]);
  // The answer may come late: whoever looks at another one by then stays there.
  const goOn = (judged: string, next = nextId, saying = "") => {
    setSaid(saying);
    if (now.current === judged || now.current === next) show(next);
  };
  const { reject, dialog } = useRejecting((judged) => goOn(judged));
  const { askAct, dialog: actDialog } = useAskingAct((judged) => goOn(judged));
  const asked =
    paper === undefined
      ? null
      : {
          ...{ id: paper.id, label: labelOf(paper), kind: paper.kind },
          ...{ orderId: paper.orderId, slot: paper.slot },
          language: orderOf(paper.orderId)?.language ?? ("en" as const),
        };
  const wanted = JSON.stringify(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says is all there is of it
  const onAskAgain = useCallback(() => {
    if (asked?.kind === "act") askAct(asked);
    else if (asked !== null) reject(asked);
  }, [wanted, reject, askAct]);

  const [oldest] = papers;
  const order = paper === undefined ? null : orderOf(paper.orderId);
  const following = papers.find(({ id }) => id === nextId);
  const shown = paper && {
    ...{ label: labelOf(paper), place: words.place(at + 1, papers.length), onNext, onPrevious, onAskAgain },
    onAccepted: () =>
      goOn(
        paper.id,
        nextId,
        following === undefined ? words.accepted : words.acceptedThen(labelOf(following)),
      ),
    about: (
      <p className="muted text-sm">
        {order === null ? words.all.unknownOrder : `${order.clientName} · ${order.serviceName}`}
        {" · "}
        {words.sent(istDayMonthTime(paper.sentAt))}
      </p>
    ),
  };
  // The dialogs keep their place whatever waits below them.
  return (
    <>
      {paper === undefined || shown === undefined ? (
        <EmptyState title={words.none}>{words.noneWhy}</EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_20rem]">
          {oldest && (
            <p className="font-medium lg:col-start-2 lg:row-start-1" role="status">
              {(acts.length > 0 ? words.waitingAll : words.waiting)(
                papers.length,
                istDayMonthTime(oldest.sentAt),
              )}
            </p>
          )}
          <div className="min-w-0 lg:row-span-2 lg:row-start-1">
            {paper.kind === "act" ? (
              <ActCard key={paper.id} act={paper} {...shown} />
            ) : (
              <PaperReview key={paper.id} paper={paper.paper} heading="h2" {...shown} />
            )}
          </div>
          <div className="grid min-w-0 gap-6 lg:col-start-2 lg:row-start-2">
            {beside(paper.orderId)}
            <ol
              aria-label={words.list}
              className="divide-y divide-base-300 overflow-clip rounded-box border border-base-300 bg-base-100"
            >
              {papers.map((one) => (
                <li key={one.id}>
                  <button
                    type="button"
                    aria-pressed={one.id === paper.id}
                    className="block min-h-12 w-full cursor-pointer px-4 py-2 text-start hover:bg-base-200 aria-pressed:bg-secondary"
                    onClick={() => show(one.id)}
                  >
                    <span className="block font-medium wrap-anywhere">{labelOf(one)}</span>
                    <span className="muted block text-sm">
                      {[orderOf(one.orderId)?.clientName, words.kinds[one.kind], istDayMonthTime(one.sentAt)]
                        .filter(Boolean)
                        .join(" · ")}
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          </div>
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      {dialog}
      {actDialog}
    </>
  );
}
