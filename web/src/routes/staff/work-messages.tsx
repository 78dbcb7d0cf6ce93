import { PATHS } from "@niyamdesk/domain/base/addresses";
import { ChevronLeft } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { desk } from "#messages/workspaces/order-desk.ts";
import { usePapersInHand } from "../../features/documents/data/desk-papers.ts";
import { documentAddress } from "../../features/documents/review/order-papers.tsx";
import { useOwnThreads } from "../../features/messages/data/readers.ts";
import type { ReaderView } from "../../features/messages/read-message.ts";
import { useOrdersInHand, useOrdersOf } from "../../features/orders/data/desk-orders.ts";
import type { DeskOrder } from "../../features/orders/desk/desk-order.ts";
import { type Live, mapLive } from "../../lib/firestore/live.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useChoice } from "../../lib/page/use-choice.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { istDayMonthTime } from "../../lib/time/ist-words.ts";
import { Choices } from "../../ui/choices.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { NothingHere } from "../../ui/work-list.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { WorkThread } from "./work-thread.tsx";

const words = desk.threads;
const SHOWN = ["all", "unread"] as const;
const ORDER = "order";

interface ThreadRow {
  reader: ReaderView;
  order: DeskOrder;
}

/** The threads of a CA's orders: which were written to last, and the one that is read beside them. */
export function WorkMessages() {
  usePageTitle(words.title);
  const uid = useOwnUid();
  const rows = useThreadRows(uid);
  return (
    <WorkspacePage title={words.title}>
      <LivePanel live={rows} label={words.loading} failure={words.failed} rows={3}>
        {(threads) =>
          threads.length === 0 ? (
            <EmptyState title={words.none}>{words.noneWhy}</EmptyState>
          ) : (
            <Threads threads={threads} uid={uid} />
          )
        }
      </LivePanel>
    </WorkspacePage>
  );
}

function Threads({ threads, uid }: { threads: readonly ThreadRow[]; uid: string }) {
  const [parameters, setParameters] = useSearchParams();
  const [shown, show] = useChoice("show", SHOWN);
  const chosen = parameters.get(ORDER);
  const open = threads.find(({ order }) => order.id === chosen)?.order ?? null;
  const listed = shown === "all" ? threads : threads.filter(({ reader }) => reader.unread > 0);
  const choose = (id: string | null) =>
    setParameters((before) => {
      const kept = new URLSearchParams(before);
      if (id === null) kept.delete(ORDER);
      else kept.set(ORDER, id);
      return kept;
    });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className={`grid min-w-0 gap-3 ${open === null ? "" : "max-lg:hidden"}`}>
        <Choices
          label={words.show}
          options={SHOWN.map((one) => [one, words[one]] as const)}
          chosen={shown}
          onChoose={show}
        />
        {listed.length === 0 ? (
          <NothingHere>{words.noUnread}</NothingHere>
        ) : (
          <ul
            aria-label={words.label}
            className="divide-y divide-base-300 overflow-clip rounded-box border border-base-300 bg-base-100"
          >
            {listed.map(({ order, reader }) => (
              <li key={order.id}>
                <button
                  type="button"
                  aria-pressed={order.id === open?.id}
                  className="flex min-h-14 w-full cursor-pointer items-center justify-between gap-3 px-4 py-2 text-start hover:bg-base-200 aria-pressed:bg-secondary"
                  onClick={() => choose(order.id)}
                >
                  <span className="min-w-0">
                    <span className={`block ${reader.unread > 0 ? "font-semibold" : "font-medium"}`}>
                      {order.clientName}
                    </span>
                    <span className="muted block text-sm">{order.serviceName}</span>
                  </span>
                  <span className="grid shrink-0 justify-items-end gap-1 text-sm">
                    {order.lastMessageAt !== null && (
                      <span className="figures muted">{istDayMonthTime(order.lastMessageAt)}</span>
                    )}
                    {reader.unread > 0 && (
                      <span className="figures font-semibold text-primary">
                        {words.unreadCount(reader.unread)}
                      </span>
                    )}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {open === null ? (
        <p className="muted hidden py-10 text-center lg:block">{words.choose}</p>
      ) : (
        <section aria-label={open.clientName} className="min-w-0">
          <button
            type="button"
            className="link thumb mb-2 inline-flex items-center gap-1 lg:hidden"
            onClick={() => choose(null)}
          >
            <ChevronLeft size={16} aria-hidden="true" />
            {words.back}
          </button>
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-3">
            <h2 className="text-lg">
              {open.clientName} <span className="muted font-normal">· {open.serviceName}</span>
            </h2>
            <TextLink to={PATHS.workOrder("ca", open.id)}>{words.openOrder}</TextLink>
          </div>
          <div className="rounded-box border border-base-300 bg-base-100 p-4">
            <OpenThread key={open.id} order={open} uid={uid} />
          </div>
        </section>
      )}
    </div>
  );
}

function OpenThread({ order, uid }: { order: DeskOrder; uid: string }) {
  const papers = usePapersInHand(uid, order.id);
  return (
    <WorkThread
      {...{ order, uid }}
      documents={papers.status === "ready" ? papers.value : []}
      documentAt={(id) => documentAddress(PATHS.workOrder("ca", order.id), id)}
    />
  );
}

/** Threads of orders that this person still has. */
function useThreadRows(uid: string): Live<ThreadRow[]> {
  const threads = useOwnThreads(uid);
  const open = useOrdersInHand(uid);
  const all = useOrdersOf(uid);
  if (open.status !== "ready") return open;
  if (all.status !== "ready") return all;
  const orders = new Map([...open.value, ...all.value].map((order) => [order.id, order]));
  return mapLive(threads, (readers) =>
    readers.flatMap((reader) => {
      const order = orders.get(reader.orderId);
      return order === undefined ? [] : [{ reader, order }];
    }),
  );
}
