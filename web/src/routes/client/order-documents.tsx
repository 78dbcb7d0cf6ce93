import { slotsOf } from "@niyamdesk/domain/documents/document-slots";
import { useMemo } from "react";
import { documents as words } from "#messages/documents.ts";
import { orders as orderWords } from "#messages/orders.ts";
import { service as serviceWords } from "#messages/service.ts";
import { OrderSlots } from "../../features/documents/components/order-slots.tsx";
import { useOrderDocuments } from "../../features/documents/data/order-documents.ts";
import { useService } from "../../features/services/data/service.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { ErrorState, SkeletonRows } from "../../ui/states.tsx";

interface OrderDocumentsProps {
  orderId: string;
  serviceId: string;
  open: boolean;
}

/** What the service of an order asks for, and what was sent of it: its stored list, or the built-in one. */
export function OrderDocuments({ orderId, serviceId, open }: OrderDocumentsProps) {
  const { data, loading, failed, retry } = useService(serviceId);
  const sent = useOrderDocuments(useOwnUid(), orderId);
  const asked = data?.service?.required_documents;
  const slots = useMemo(() => slotsOf(asked ?? []), [asked]);
  if (loading) return <SkeletonRows rows={2} label={orderWords.documentsLoading} />;
  if (failed) return <ErrorState title={orderWords.documentsFailed} onRetry={retry} />;
  if (asked === undefined) return <p>{orderWords.documentsTold}</p>;
  if (asked.length === 0) return <p className="muted">{serviceWords.noDocuments}</p>;
  return (
    <LivePanel live={sent} label={words.loading} failure={words.failed} rows={slots.length}>
      {(documents) => (
        <>
          <OrderSlots orderId={orderId} slots={slots} documents={documents} open={open} />
          {open && <p className="muted mt-5 text-sm">{words.neverAsked}</p>}
        </>
      )}
    </LivePanel>
  );
}
