import { PATHS } from "@niyamdesk/domain/base/addresses";
import { dashboard as words } from "#messages/dashboard.ts";
import { orders as orderWords } from "#messages/orders.ts";
import { site } from "#messages/site.ts";
import { useOwnSent } from "../../features/documents/data/own-sent.ts";
import { statesOf } from "../../features/documents/papers.ts";
import type { SentView } from "../../features/documents/read-sent.ts";
import { useOwnThreads } from "../../features/messages/data/readers.ts";
import type { ReaderView } from "../../features/messages/read-message.ts";
import { WaitingList } from "../../features/orders/components/waiting-list.tsx";
import type { OrderView } from "../../features/orders/read-order.ts";
import { type Waiting, waitingOf } from "../../features/orders/waiting.ts";
import type { Live } from "../../lib/firestore/live.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { ErrorState, SkeletonRows } from "../../ui/states.tsx";

type Known =
  | { is: "loading" }
  | { is: "failed"; retry(): void }
  | { is: "known"; waiting: readonly Waiting[] };

/** What waits for a client, from their orders, documents and threads; "nothing" is said only when all three were read. */
export function useWaiting(uid: string, orders: Live<OrderView[]>): Known {
  const sent = useOwnSent(uid);
  const threads = useOwnThreads(uid);
  const parts: readonly Live<unknown>[] = [orders, sent, threads];
  const failed = parts.flatMap((part) =>
    part.status === "failed" || part.status === "refused" ? [part] : [],
  );
  if (failed.length > 0) {
    const retry = () => {
      for (const part of failed) part.retry();
    };
    return { is: "failed", retry };
  }
  if (orders.status !== "ready" || sent.status !== "ready" || threads.status !== "ready")
    return { is: "loading" };
  return { is: "known", waiting: waitingIn(orders.value, sent.value, threads.value) };
}

function waitingIn(
  orders: readonly OrderView[],
  sent: readonly SentView[],
  threads: readonly ReaderView[],
): Waiting[] {
  const unread = new Map(threads.map((one) => [one.orderId, one.unread]));
  const ofOrder = (id: string) => sent.filter(({ orderId }) => orderId === id);
  return waitingOf(orders, {
    slotsOf: (id) => statesOf(ofOrder(id)),
    reasonOf: (id, slot) =>
      ofOrder(id).find((one) => one.slot === slot && one.status === "rejected")?.reason ?? null,
    unreadOf: (id) => unread.get(id) ?? 0,
  });
}

interface WaitingProps {
  known: Known;
  /** Payments that cannot go on without the client; they have a part of their own. */
  payments: number;
  /** Somebody without any order is not told that nothing waits. */
  isNew: boolean;
}

/** The heading is the answer: how many things need the client, and which comes first. */
export function WaitingForYou({ known, payments, isNew }: WaitingProps) {
  const count = known.is === "known" ? known.waiting.length + payments : null;
  return (
    <section className="mb-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        {/* Spoken again only when the answer changes. */}
        <div role="status">
          <h1 className="text-title">
            {count === null || isNew ? site.dashboard : count === 0 ? words.nothing : words.need(count)}
          </h1>
        </div>
        <ButtonLink to={PATHS.services} look="outline" className="max-sm:hidden">
          {orderWords.browse}
        </ButtonLink>
      </div>
      {count === 0 && !isNew && <p className="muted mt-1">{words.nothingHint}</p>}
      {known.is === "loading" && (
        <div className="mt-4">
          <SkeletonRows rows={2} label={words.loading} />
        </div>
      )}
      {known.is === "failed" && (
        <div className="mt-4">
          <ErrorState title={words.failed} onRetry={known.retry} />
        </div>
      )}
      {known.is === "known" && known.waiting.length > 0 && (
        <div className="mt-4">
          <WaitingList waiting={known.waiting} />
        </div>
      )}
    </section>
  );
}
