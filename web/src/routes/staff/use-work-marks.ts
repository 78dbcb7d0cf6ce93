import { useMemo } from "react";
import { useMarksToCheck } from "../../features/documents/data/paper-marks.ts";
import { useOwnThreads } from "../../features/messages/data/readers.ts";
import { NO_MARKS, type QueueMarks } from "../../features/orders/desk/queue-marks.ts";

/** What waits for somebody within their orders; of what cannot be read nothing is said. Always the same while it says the same. */
export function useWorkMarks(uid: string): QueueMarks {
  const papers = useMarksToCheck(uid);
  const threads = useOwnThreads(uid);
  const toCheck = papers.status === "ready" ? counted(papers.value.map(({ orderId }) => orderId)) : null;
  const unread =
    threads.status === "ready"
      ? threads.value
          .filter(({ unread: count }) => count > 0)
          .map((one) => [one.orderId, one.unread] as const)
      : null;
  const key = JSON.stringify([toCheck, unread]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what waits
  return useMemo(
    () => ({
      toCheck: toCheck === null ? NO_MARKS.toCheck : new Map(toCheck),
      unread: unread === null ? NO_MARKS.unread : new Map(unread),
    }),
    [key],
  );
}

function counted(orders: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const id of orders) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}
