import type { Language } from "@niyamdesk/domain/base/languages";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { paperDesk as words } from "#messages/workspaces/paper-desk.ts";
import { istDayMonthTime } from "../../../lib/time/ist-words.ts";
import { EmptyState } from "../../../ui/states.tsx";
import type { DocumentView } from "../read-document.ts";
import { PaperReview } from "./paper-review.tsx";
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
  /** The longest waiting first. */
  papers: readonly DocumentView[];
  orderOf(id: string): PaperOrder | null;
  /** Beside the document: what it must agree with. */
  beside(orderId: string): ReactNode;
}

/** Documents of all orders that wait for a look, the oldest first; each is read beside its order, and the next one follows. */
export function PapersToCheck({ papers, orderOf, beside }: PapersToCheckProps) {
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
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>("[data-paper]")?.focus({ preventScroll: true }),
    );
  }, []);
  const onNext = useMemo(() => (nextId === null ? null : () => show(nextId)), [nextId, show]);
  const onPrevious = useMemo(() => (previousId === null ? null : () => show(previousId)), [previousId, show]);
  const labelOf = (one: DocumentView) => orderOf(one.orderId)?.labelOf(one.slot) ?? one.name;
  const { reject, dialog } = useRejecting(() => {
    setSaid("");
    show(nextId);
  });
  const asked =
    paper === undefined
      ? null
      : {
          ...{ id: paper.id, label: labelOf(paper) },
          language: orderOf(paper.orderId)?.language ?? ("en" as const),
        };
  const wanted = JSON.stringify(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says is all there is of it
  const onAskAgain = useCallback(() => asked && reject(asked), [wanted, reject]);

  const [oldest] = papers;
  const order = paper === undefined ? null : orderOf(paper.orderId);
  const following = papers.find(({ id }) => id === nextId);
  // The dialog keeps its place whatever waits below it.
  return (
    <>
      {paper === undefined ? (
        <EmptyState title={words.none}>{words.noneWhy}</EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-3 lg:grid-cols-[minmax(0,1fr)_20rem]">
          {oldest && (
            <p className="font-medium lg:col-start-2 lg:row-start-1" role="status">
              {words.waiting(papers.length, istDayMonthTime(oldest.sentAt))}
            </p>
          )}
          <div className="min-w-0 lg:row-span-2 lg:row-start-1">
            <PaperReview
              key={paper.id}
              paper={paper}
              label={labelOf(paper)}
              heading="h2"
              place={words.place(at + 1, papers.length)}
              {...{ onNext, onPrevious, onAskAgain }}
              onAccepted={() => {
                setSaid(following === undefined ? words.accepted : words.acceptedThen(labelOf(following)));
                show(nextId);
              }}
              about={
                <p className="muted text-sm">
                  {order === null ? words.all.unknownOrder : `${order.clientName} · ${order.serviceName}`}
                  {" · "}
                  {words.sent(istDayMonthTime(paper.sentAt))}
                </p>
              }
            />
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
                      {[orderOf(one.orderId)?.clientName, istDayMonthTime(one.sentAt)]
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
    </>
  );
}
