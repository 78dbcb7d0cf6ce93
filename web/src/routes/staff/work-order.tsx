import { type OrderWorkspace, PATHS } from "@niyamdesk/domain/base/addresses";
import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { type ReactNode, useRef, useState } from "react";
import { useParams } from "react-router-dom";
import { desk } from "#messages/workspaces/order-desk.ts";
import { paperDesk } from "#messages/workspaces/paper-desk.ts";
import { statesOf } from "../../features/documents/papers.ts";
import type { DocumentView } from "../../features/documents/read-document.ts";
import {
  type AskedPaper,
  documentAddress,
  OrderPapers,
} from "../../features/documents/review/order-papers.tsx";
import { OurFile } from "../../features/documents/review/our-file.tsx";
import { typedMessage } from "../../features/messages/typed-message.ts";
import { useDeskOrder } from "../../features/orders/data/desk-orders.ts";
import type { DeskOrder } from "../../features/orders/desk/desk-order.ts";
import { OrderDesk } from "../../features/orders/desk/order-desk.tsx";
import { WaiveDialog } from "../../features/orders/desk/waive-dialog.tsx";
import type { Live } from "../../lib/firestore/live.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { EmptyState, ErrorState, Loading } from "../../ui/states.tsx";
import { WorkThread } from "./work-thread.tsx";

const words = desk.page;

interface WorkOrderProps {
  workspace: OrderWorkspace;
  /** Where all of them are. */
  back: { to: string; label: string };
  /** Which documents of the order the person may read. */
  usePapers(uid: string, orderId: string): Live<DocumentView[]>;
  /** Beside the order, for administrators. */
  more?: ((order: DeskOrder) => ReactNode) | undefined;
}

/** One order for whoever works on it. One that is given to somebody else meanwhile stays as it was last seen, and says so. */
export function WorkOrder({ workspace, back, usePapers, more }: WorkOrderProps) {
  const { orderId = "" } = useParams();
  const uid = useOwnUid();
  const live = useDeskOrder(orderId);
  const papers = usePapers(uid, orderId);
  const seen = useRef<DeskOrder | null>(null);
  if (live.status === "ready" && live.value !== null) seen.current = live.value;
  const known = seen.current?.id === orderId ? seen.current : null;
  usePageTitle(known === null ? words.number : `${known.clientName}, ${known.serviceName}`);
  if (live.status === "loading") return <Loading label={words.loading} />;
  if (known === null) {
    return live.status === "ready" ? (
      <EmptyState title={words.gone} action={<ButtonLink to={back.to}>{words.toQueue}</ButtonLink>}>
        {words.goneWhy}
      </EmptyState>
    ) : (
      <ErrorState title={words.failed} onRetry={live.retry} />
    );
  }
  const isGone = live.status === "ready" && live.value === null;
  const typed = isGone ? typedMessage(orderId) : "";
  return (
    <>
      {isGone && (
        <div role="alert" className="strip mb-6 flex-wrap">
          <div>
            <p>
              <strong className="font-semibold">{words.handedOver}</strong> {words.handedOverWhy}
            </p>
            {typed !== "" && (
              <p className="mt-2 wrap-anywhere whitespace-pre-wrap">
                <span className="muted">{words.handedOverTyped}</span> {typed}
              </p>
            )}
          </div>
        </div>
      )}
      <Shown key={known.id} {...{ workspace, back, uid, isGone, more }} order={known} papers={papers} />
    </>
  );
}

const NONE: readonly DocumentView[] = [];

interface ShownProps extends Pick<WorkOrderProps, "workspace" | "back" | "more"> {
  order: DeskOrder;
  papers: Live<DocumentView[]>;
  uid: string;
  isGone: boolean;
}

function Shown({ workspace, back, more, order, papers, uid, isGone }: ShownProps) {
  const [waived, setWaived] = useState<AskedPaper | null>(null);
  const documents = papers.status === "ready" ? papers.value : NONE;
  const address = PATHS.workOrder(workspace, order.id);
  const documentAt = (id: string) => documentAddress(address, id);
  const toCheck = documents.filter(({ status, isOurs }) => status === "received" && !isOurs).length;
  const mayAct = !isGone && isOpenOrder(order.status);
  return (
    <>
      <OrderDesk
        {...{ order, toCheck, back, documentAt, mayAct }}
        slots={papers.status === "ready" ? statesOf(documents) : null}
        papers={
          // What went to somebody else is refused, which is said above.
          !isGone && (
            <LivePanel live={papers} label={paperDesk.loading} failure={paperDesk.failed} rows={3}>
              {(all) => (
                <OrderPapers
                  orderId={order.id}
                  asked={askedOf(order)}
                  papers={all}
                  language={order.language}
                  mayJudge={mayAct}
                  onWaive={mayAct ? setWaived : null}
                />
              )}
            </LivePanel>
          )
        }
        // Whoever reads a thread when it goes to somebody else is not always told so; what was typed stands above.
        thread={isGone ? null : <WorkThread {...{ order, uid, documents, documentAt }} />}
        ownFile={(file) => <OurFile orderId={order.id} {...file} />}
        more={more?.(order)}
      />
      {waived !== null && <WaiveDialog orderId={order.id} asked={waived} onClose={() => setWaived(null)} />}
    </>
  );
}

/** What a client said does not apply to them is not asked for. */
function askedOf({ work }: Pick<DeskOrder, "work">): AskedPaper[] {
  return (work?.asked ?? [])
    .filter(({ applies }) => applies !== false)
    .map(({ slot, label, is_file, reason, waived, takes, act = null }) => ({
      ...{ slot, label, isFile: is_file, reason, waived },
      act: takes === "act" ? { said: act } : null,
    }));
}
