import { startOfIstDay } from "@niyamdesk/domain/time/time";
import { useCompletedSince } from "../../features/orders/data/desk-orders.ts";
import type { DeskOrder } from "../../features/orders/desk/desk-order.ts";
import { OrderQueue } from "../../features/orders/desk/order-queue.tsx";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { useIstDay } from "../../lib/time/use-ist-day.ts";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { useWorkMarks } from "./use-work-marks.ts";
import { WorkStrip } from "./work-strip.tsx";

const NONE: readonly DeskOrder[] = [];

interface WorkQueueProps {
  workspace: "tax_executive" | "ca";
  title: string;
}

/** The day's queue of whoever works on orders. */
export function WorkQueue({ workspace, title }: WorkQueueProps) {
  usePageTitle(title);
  const uid = useOwnUid();
  const marks = useWorkMarks(uid);
  const done = useCompletedSince(uid, startOfIstDay(useIstDay()));
  return (
    <WorkspacePage title={title}>
      <OrderQueue
        list={workspace === "ca" ? "caWork" : "work"}
        {...{ workspace, marks }}
        doneToday={done.status === "ready" ? done.value : NONE}
        above={<WorkStrip workspace={workspace} />}
      />
    </WorkspacePage>
  );
}
