import { startOfIstDay } from "@niyamdesk/domain/time/time";
import { useMemo } from "react";
import { useMarksToComeAgain } from "../../features/documents/data/paper-marks.ts";
import { useCompletedSince, useOrdersInHand } from "../../features/orders/data/desk-orders.ts";
import { dayFigures, type Issue, issuesIn, unansweredIn } from "../../features/orders/desk/burden.ts";
import type { DeskOrder } from "../../features/orders/desk/desk-order.ts";
import type { QueueContext } from "../../features/orders/desk/queue-columns.tsx";
import { type Live, mapLive } from "../../lib/firestore/live.ts";
import { useIstDay } from "../../lib/time/use-ist-day.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";
import { useWorkMarks } from "./use-work-marks.ts";

interface WorkDay {
  orders: Live<DeskOrder[]>;
  /** Known once all that they follow from is. */
  issues: Live<Issue[]>;
  figures: Live<ReturnType<typeof dayFigures>>;
  context: QueueContext;
}

/** Somebody's day on orders: what is open, what is stuck, and its figures. */
export function useWorkDay(uid: string, workspace: "tax_executive" | "ca"): WorkDay {
  const now = useServerMinute();
  const marks = useWorkMarks(uid);
  const orders = useOrdersInHand(uid);
  const done = useCompletedSince(uid, startOfIstDay(useIstDay()));
  const again = useMarksToComeAgain(uid);
  const context = useMemo(() => ({ workspace, marks, now }), [workspace, marks, now]);
  const issues = both(orders, again, (open, papers) => issuesIn(open, unansweredIn(open, papers), now));
  const all = both(orders, done, (open, completed) => ({ open, completed }));
  const figures = both(all, again, ({ open, completed }, papers) =>
    dayFigures(open, completed, unansweredIn(open, papers), now),
  );
  return { orders, issues, figures, context };
}

/** What follows from two reads, once both are there. */
function both<A, B, C>(one: Live<A>, next: Live<B>, join: (one: A, next: B) => C): Live<C> {
  if (one.status !== "ready") return one;
  return mapLive(next, (value) => join(one.value, value));
}
