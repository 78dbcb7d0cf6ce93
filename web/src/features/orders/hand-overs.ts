import { TIMELINE_WORDS } from "@niyamdesk/domain/orders/timeline-words";
import type { OrderView } from "./read-order.ts";

/** When an order went to somebody else, as it stands between its messages: whoever reads on knows who answers from there. */
export function handOversOf({ timeline }: Pick<OrderView, "timeline">) {
  return timeline
    .filter(({ recorded }) => recorded === TIMELINE_WORDS.handedOver.event)
    .map(({ id, at, description }) => ({ id, at, text: description }));
}
