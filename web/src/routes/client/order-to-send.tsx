import { PATHS } from "@niyamdesk/domain/base/addresses";
import { slotsOf } from "@niyamdesk/domain/documents/document-slots";
import { useMemo, useState } from "react";
import { orders as orderWords } from "#messages/orders.ts";
import { vault as words } from "#messages/vault.ts";
import { ConditionQuestions } from "../../features/documents/components/condition-questions.tsx";
import { OrderSlots } from "../../features/documents/components/order-slots.tsx";
import { isDuty, isThere, type Paper, papersOf, statesOf } from "../../features/documents/papers.ts";
import type { DocumentView } from "../../features/documents/read-document.ts";
import { HowToPart } from "../../features/orders/components/how-to-part.tsx";
import type { OrderView } from "../../features/orders/read-order.ts";
import { useService } from "../../features/services/data/service.ts";
import { istFullDate } from "../../lib/time/ist-words.ts";
import { Panel } from "../../ui/panel.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { OfferFor } from "./offer-for.tsx";

interface OrderToSendProps {
  order: OrderView;
  /** Of this order. */
  documents: readonly DocumentView[];
}

/** What one order still needs: what is to be sent again first. What was sent here stays in sight until the page is left. */
export function OrderToSend({ order, documents }: OrderToSendProps) {
  const { id, serviceId, serviceName, placedAt, work } = order;
  const [chosen, setChosen] = useState<string | null>(null);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const { data } = useService(serviceId);
  const asked = data?.service?.required_documents;
  const listed = useMemo(() => slotsOf(asked ?? []), [asked]);
  const papers = papersOf({ listed, work, documents });
  const states = statesOf(documents);
  const duties = papers.now.filter(isDuty);
  const wanted = duties.filter((paper) => !isThere(paper, states) || touched.has(paper.id));
  const shown = wanted.toSorted((one, next) => rank(next) - rank(one));
  const questions = papers.questions.filter(({ applies }) => applies === null);
  if (shown.length === 0 && questions.length === 0) return null;

  function rank({ id: slot, act }: Paper): number {
    return states.get(slot) === "again" || act?.state === "again" ? 1 : 0;
  }

  return (
    <Panel
      title={serviceName}
      aside={
        <span className="whitespace-nowrap">
          <TextLink to={PATHS.userOrder(id)}>{words.toOrder}</TextLink>
        </span>
      }
      note={
        <>
          {orderWords.orderedOn(istFullDate(placedAt))}
          {" · "}
          <span className="figures">
            {words.accepted(duties.filter((paper) => isThere(paper, states)).length, duties.length)}
          </span>
        </>
      }
      among
      framed
    >
      {shown.length > 0 && (
        <OrderSlots
          orderId={id}
          slots={shown}
          documents={documents}
          open
          counted={false}
          chosen={chosen}
          onChoose={(slot) => {
            setChosen(slot);
            if (slot !== null) setTouched(new Set([...touched, slot]));
          }}
          instead={(slot, whileBusy) => <OfferFor orderId={id} slot={slot} whileBusy={whileBusy} />}
          how={(slot) => <HowToPart slot={slot} />}
        />
      )}
      <ConditionQuestions orderId={id} questions={questions} />
    </Panel>
  );
}
