import { PATHS } from "@niyamdesk/domain/base/addresses";
import { ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { orderPage as words } from "#messages/order-page.ts";
import { thread as threadWords } from "#messages/thread.ts";
import type { DocumentView } from "../../features/documents/read-document.ts";
import { useThreadReader } from "../../features/messages/data/readers.ts";
import type { OrderView } from "../../features/orders/read-order.ts";
import type { Live } from "../../lib/firestore/live.ts";
import { lazyPage } from "../../lib/loading/lazy-page.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Part } from "../../ui/part.tsx";
import { SkeletonRows } from "../../ui/states.tsx";

const OrderThread = lazyPage(() => import("./order-thread.tsx"));

interface OrderMessagesProps {
  order: OrderView;
  uid: string;
  sent: Live<DocumentView[]>;
  isWide: boolean;
  /** A link leads to them. */
  asked: boolean;
}

/** Beside the order on a desk; on a phone a row that leads to a screen of their own, so that the field stands above the keyboard. */
export function OrderMessages({ order, uid, sent, isWide, asked }: OrderMessagesProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked) panel.current?.scrollIntoView({ block: "nearest" });
  }, [asked]);
  const thread = (
    <Part waiting={<SkeletonRows rows={3} label={threadWords.loading} />}>
      <OrderThread order={order} uid={uid} documents={sent.status === "ready" ? sent.value : []} />
    </Part>
  );
  if (asked && !isWide) {
    return (
      <div className="mx-auto max-w-2xl">
        <BackLink to={PATHS.userOrder(order.id)}>{words.backToOrder}</BackLink>
        <h1 className="mb-1 text-xl">
          {words.messages}: {order.serviceName}
        </h1>
        {thread}
      </div>
    );
  }
  if (isWide) {
    return (
      <div ref={panel} className="scroll-mt-20">
        <Panel title={words.messages} framed>
          {thread}
        </Panel>
      </div>
    );
  }
  return <ToMessages orderId={order.id} uid={uid} />;
}

function ToMessages({ orderId, uid }: { orderId: string; uid: string }) {
  const reader = useThreadReader(orderId, uid);
  const unread = reader.status === "ready" ? (reader.value?.unread ?? 0) : 0;
  return (
    <Link
      to={PATHS.userOrderPart(orderId, "messages")}
      className="flex min-h-16 items-center justify-between gap-3 rounded-box border border-base-300 bg-base-100 px-4 py-3 hover:bg-base-200"
    >
      <span className="font-semibold">{words.messages}</span>
      <span className="flex items-center gap-2">
        <span className={unread > 0 ? "font-semibold text-primary" : "muted"}>
          {words.toMessages(unread)}
        </span>
        <ChevronRight size={18} className="muted" aria-hidden="true" />
      </span>
    </Link>
  );
}
