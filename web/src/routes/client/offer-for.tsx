import { orders as words } from "#messages/orders.ts";
import { Offered } from "../../features/documents/components/offered.tsx";
import { useOwnDocuments } from "../../features/documents/data/own-documents.ts";
import { offersFor } from "../../features/documents/offers.ts";
import { useOwnOrders } from "../../features/orders/data/own-orders.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";

interface OfferForProps {
  orderId: string;
  slot: string;
  whileBusy(busy: boolean): void;
}

/** What was accepted for an earlier order and can stand here too; nothing where there is none, or while that is not known. */
export function OfferFor({ orderId, slot, whileBusy }: OfferForProps) {
  const uid = useOwnUid();
  const documents = useOwnDocuments(uid);
  const orders = useOwnOrders(uid);
  const now = useServerMinute();
  if (documents.status !== "ready") return null;
  const offer = offersFor(orderId, documents.value, now).get(slot);
  if (offer === undefined) return null;
  const known = orders.status === "ready" ? orders.value : [];
  const service = known.find(({ id }) => id === offer.orderId)?.serviceName ?? words.order;
  return <Offered offer={offer} service={service} orderId={orderId} whileBusy={whileBusy} />;
}
