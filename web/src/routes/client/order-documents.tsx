import { slotsOf } from "@niyamdesk/domain/documents/document-slots";
import { useMemo } from "react";
import { documents as words } from "#messages/documents.ts";
import { orders as orderWords } from "#messages/orders.ts";
import { papers as paperWords } from "#messages/papers.ts";
import { service as serviceWords } from "#messages/service.ts";
import { ConditionQuestions } from "../../features/documents/components/condition-questions.tsx";
import { DocumentLinks } from "../../features/documents/components/document-links.tsx";
import { OrderSlots } from "../../features/documents/components/order-slots.tsx";
import { type Papers, papersOf } from "../../features/documents/papers.ts";
import type { DocumentView } from "../../features/documents/read-document.ts";
import { HowToPart } from "../../features/orders/components/how-to-part.tsx";
import type { OrderView } from "../../features/orders/read-order.ts";
import { useService } from "../../features/services/data/service.ts";
import type { Live } from "../../lib/firestore/live.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { ErrorState, SkeletonRows } from "../../ui/states.tsx";
import { OfferFor } from "./offer-for.tsx";

interface OrderDocumentsProps {
  order: OrderView;
  sent: Live<DocumentView[]>;
  /** Whether something can still be sent. */
  open: boolean;
  chosen: string | null;
  onChoose(slot: string | null): void;
}

/** What an order asks for, by its own steps and its service's list, and what was sent of it. */
export function OrderDocuments({ order, sent, open, chosen, onChoose }: OrderDocumentsProps) {
  const { id, serviceId, work } = order;
  const { data, loading, failed, retry } = useService(serviceId);
  const asked = data?.service?.required_documents;
  const listed = useMemo(() => slotsOf(asked ?? []), [asked]);
  if (loading) return <SkeletonRows rows={2} label={orderWords.documentsLoading} />;
  // What the order asks for stands in the order; without the service's list only its questions are missing.
  if (failed && work === null) return <ErrorState title={orderWords.documentsFailed} onRetry={retry} />;
  if (asked === undefined && work === null) return <p>{orderWords.documentsTold}</p>;
  return (
    <LivePanel live={sent} label={words.loading} failure={words.failed} rows={Math.max(2, listed.length)}>
      {(documents) => {
        const papers = papersOf({ listed, work, documents });
        return (
          <>
            {papers.now.length === 0 ? (
              <p className="muted">{serviceWords.noDocuments}</p>
            ) : (
              <OrderSlots
                orderId={id}
                slots={papers.now}
                documents={documents}
                open={open}
                chosen={chosen}
                onChoose={onChoose}
                instead={(slot, whileBusy) => <OfferFor orderId={id} slot={slot} whileBusy={whileBusy} />}
                how={(slot) => <HowToPart slot={slot} />}
              />
            )}
            {open && <ConditionQuestions orderId={id} questions={papers.questions} />}
            {open && <Ahead papers={papers} />}
            <DocumentLinks title={paperWords.fromUs} documents={documents.filter(({ isOurs }) => isOurs)} />
            <DocumentLinks title={paperWords.others} documents={papers.others} />
            {open && <p className="muted mt-5 text-sm">{words.neverAsked}</p>}
          </>
        );
      }}
    </LivePanel>
  );
}

/** What a later step needs, and what is not needed any more. */
function Ahead({ papers: { later, waived } }: { papers: Papers }) {
  return (
    <>
      {later.length > 0 && (
        <div className="mt-5 border-t border-base-300 pt-4 text-sm">
          <p className="font-semibold">{paperWords.later}</p>
          <p className="muted">{paperWords.laterLead}</p>
          <ul className="mt-1 list-disc pl-5">
            {later.map(({ id, label }) => (
              <li key={id}>{label}</li>
            ))}
          </ul>
        </div>
      )}
      {waived.length > 0 && (
        <div className="mt-5 border-t border-base-300 pt-4 text-sm">
          <p className="font-semibold">{paperWords.waived}</p>
          <ul className="mt-1 list-disc pl-5">
            {waived.map(({ slot, label, why }) => (
              <li key={slot}>
                {label}
                <span className="muted block">{why}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
