import { PATHS } from "@niyamdesk/domain/base/addresses";
import { isOpenOrder } from "@niyamdesk/domain/orders/order";
import { useEffect, useRef, useState } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { orderPage as pageWords } from "#messages/order-page.ts";
import { orderWork } from "#messages/order-work.ts";
import { orders as words } from "#messages/orders.ts";
import { OwnComplaint } from "../../features/complaints/components/own-complaint.tsx";
import { FreeOrder } from "../../features/coupons/components/free-order.tsx";
import { DownloadButton } from "../../features/documents/components/download-button.tsx";
import { useOrderDocuments } from "../../features/documents/data/order-documents.ts";
import { statesOf } from "../../features/documents/papers.ts";
import { beginMessage } from "../../features/messages/typed-message.ts";
import { DraftAnswers, DraftApproval } from "../../features/orders/components/draft-approval.tsx";
import { FiledProof } from "../../features/orders/components/filed-proof.tsx";
import { OrderHeader } from "../../features/orders/components/order-header.tsx";
import { OrderNotFound } from "../../features/orders/components/order-not-found.tsx";
import { OrderNow } from "../../features/orders/components/order-now.tsx";
import { OrderContact, OrderSupport } from "../../features/orders/components/order-people.tsx";
import { OrderSteps } from "../../features/orders/components/order-steps.tsx";
import { OrderTimeline } from "../../features/orders/components/order-timeline.tsx";
import { useOrder } from "../../features/orders/data/order.ts";
import { type Need, needOf } from "../../features/orders/need.ts";
import { isFree, type OrderView } from "../../features/orders/read-order.ts";
import { Bill } from "../../features/payments/components/bill.tsx";
import { BilledTo } from "../../features/payments/components/billed-to.tsx";
import { PaymentSummary } from "../../features/payments/components/payment-summary.tsx";
import { SecondDebit } from "../../features/payments/components/second-debit.tsx";
import { OrderRefund } from "../../features/refunds/components/order-refund.tsx";
import { cancelOwnOrder } from "../../features/refunds/data/acts.ts";
import { useMedia } from "../../lib/device/use-media.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { OrderDocuments } from "./order-documents.tsx";
import { OrderMessages } from "./order-messages.tsx";

export default function OrderPage() {
  const { orderId = "" } = useParams();
  return <OrderOf key={orderId} id={orderId} />;
}

function OrderOf({ id }: { id: string }) {
  const live = useOrder(id);
  usePageTitle(titleOf(live));
  return (
    <LivePanel live={live} label={words.loadingOne} failure={words.failedOne} rows={4}>
      {(order) => (order === null ? <OrderNotFound /> : <OrderScreen order={order} />)}
    </LivePanel>
  );
}

function titleOf(live: ReturnType<typeof useOrder>): string {
  if (live.status !== "ready") return words.order;
  return live.value === null ? words.notFound : live.value.serviceName;
}

/** `?view=` where a link of a mail, a notification or the dashboard leads to one part; `?document=` opens a slot. */
function OrderScreen({ order }: { order: OrderView }) {
  const uid = useOwnUid();
  const [address] = useSearchParams();
  const view = address.get("view");
  const sent = useOrderDocuments(uid, order.id);
  const [chosen, setChosen] = useState(() => address.get("document"));
  const documents = useRef<HTMLDivElement>(null);
  const { work } = order;
  const isOpen = isOpenOrder(order.status);
  const need = sent.status === "ready" ? needOf(work, statesOf(sent.value)) : null;
  const toDocuments = () => documents.current?.scrollIntoView({ block: "start" });
  const isReady = sent.status === "ready";
  useEffect(() => {
    if (isReady && view === "documents") documents.current?.scrollIntoView({ block: "start" });
  }, [isReady, view]);

  const isWide = useMedia("(width >= 64rem)");
  const messages = (
    <OrderMessages order={order} uid={uid} sent={sent} isWide={isWide} asked={view === "messages"} />
  );
  // On a phone the field stands above the keyboard, so the messages are a screen of their own.
  if (view === "messages" && !isWide) return messages;
  return (
    <>
      <OrderHeader order={order} told={work !== null && order.status !== "cancelled"} />
      {work !== null && (
        <div className="mb-8 grid grid-cols-[minmax(0,1fr)] gap-5">
          <FiledProof serviceName={order.serviceName} work={work} file={(id) => <ProofFile id={id} />} />
          {isOpen && (
            <OrderNow
              order={order}
              work={work}
              need={need}
              viewAt={PATHS.documentViewer}
              act={
                need !== null &&
                need.kind !== "draft" && (
                  <NeededAct orderId={order.id} need={need} onChoose={setChosen} toDocuments={toDocuments} />
                )
              }
            />
          )}
          {isOpen && (
            <DraftApproval
              orderId={order.id}
              work={work}
              assignedName={order.assignedName}
              viewAt={PATHS.documentViewer}
              focused={view === "draft"}
            />
          )}
        </div>
      )}
      {!isWide && <div className="mb-8">{messages}</div>}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
          {work !== null && (
            <Panel title={orderWork.steps} aside={<StepsDone order={order} />} framed>
              <OrderSteps work={work} isOpen={isOpen} />
            </Panel>
          )}
          <div ref={documents} className="scroll-mt-20">
            <Panel title={words.documents} framed>
              <OrderDocuments order={order} sent={sent} open={isOpen} chosen={chosen} onChoose={setChosen} />
            </Panel>
          </div>
          <Panel title={pageWords.history} framed>
            {work !== null && <Answered work={work} />}
            <OrderTimeline events={order.timeline} />
          </Panel>
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
          {isWide && messages}
          <Panel title={words.amount} framed>
            {order.checkoutId !== null && <Bill checkoutId={order.checkoutId} amount={order.amount} />}
          </Panel>
          {order.paymentId !== null && (
            <Panel title={words.payment} framed>
              <PaymentSummary paymentId={order.paymentId} />
              {order.checkoutId !== null && <SecondDebit checkoutId={order.checkoutId} />}
            </Panel>
          )}
          {isFree(order) && (
            <Panel title={words.payment} framed>
              <FreeOrder
                orderId={order.id}
                serviceName={order.serviceName}
                isUntouched={order.status === "pending" && !work?.began_at}
                cancel={cancelOwnOrder}
              />
            </Panel>
          )}
          <OrderRefund orderId={order.id} paymentId={order.paymentId} uid={uid} />
          <Panel title={words.contact} framed>
            <OrderContact customer={order.customer} />
            {order.checkoutId !== null && <BilledTo checkoutId={order.checkoutId} />}
          </Panel>
          <OwnComplaint orderId={order.id} uid={uid} />
          <Panel title={words.questions} framed>
            <OrderSupport orderId={order.id} />
          </Panel>
        </div>
      </div>
    </>
  );
}

function StepsDone({ order: { work } }: { order: OrderView }) {
  const steps = work?.steps ?? [];
  const done = steps.filter(({ done_at }) => done_at !== null).length;
  return <span className="muted figures text-sm">{orderWork.doneOf(done, steps.length)}</span>;
}

/** The client's own answers stand above what else happened: they are asked for years later. */
function Answered({ work }: { work: NonNullable<OrderView["work"]> }) {
  if (work.drafts.every(({ answer }) => answer === null)) return null;
  return (
    <div className="mb-5 border-b border-base-300 pb-5">
      <DraftAnswers work={work} viewAt={PATHS.documentViewer} />
    </div>
  );
}

function ProofFile({ id }: { id: string }) {
  return (
    <>
      <ButtonLink to={PATHS.documentViewer(id)} look="outline">
        {pageWords.proof.view}
      </ButtonLink>
      <DownloadButton documentId={id} primary />
    </>
  );
}

interface NeededActProps {
  orderId: string;
  need: Exclude<Need, { kind: "draft" }>;
  onChoose(slot: string): void;
  toDocuments(): void;
}

/** The one thing to do: a single document opens where it is sent, several their list. A draft has buttons of its own. */
function NeededAct({ orderId, need, onChoose, toDocuments }: NeededActProps) {
  const navigate = useNavigate();
  if (need.kind === "act") {
    return (
      <Button
        look="outline"
        onClick={() => {
          beginMessage(orderId, pageWords.acts.isDone(need.name));
          navigate(PATHS.userOrderPart(orderId, "messages"));
        }}
      >
        {pageWords.acts.write}
      </Button>
    );
  }
  const wanted = [...need.again, ...need.missing];
  const [first] = wanted;
  if (wanted.length > 1) return <Button onClick={toDocuments}>{pageWords.acts.many(wanted.length)}</Button>;
  return (
    <Button onClick={() => first && onChoose(first.slot)}>
      {need.again.length > 0 ? pageWords.acts.again : pageWords.acts.send}
    </Button>
  );
}
