import { translator } from "@niyamdesk/domain/base/recorded-words";
import { TIMELINE_WORDS } from "@niyamdesk/domain/orders/timeline-words";
import { shownValue } from "#messages/recorded-words.ts";
import { orderHistory as words } from "#messages/workspaces/order-history.ts";
import type { OrderEvent } from "../read-order.ts";
import type { DeskOrder } from "./desk-order.ts";

/** The history of an order as whoever works on it is told: the record speaks to its client, and 'you' would be the wrong one here. */
export function deskHistory({
  timeline,
  clientName,
}: Pick<DeskOrder, "timeline" | "clientName">): OrderEvent[] {
  const say = translator(TIMELINE_WORDS, words(clientName), shownValue);
  const told = (recorded: string, shown: string): string => {
    const own = say(recorded);
    return own === recorded ? shown : own;
  };
  return timeline.map((one) => ({
    ...one,
    event: told(one.recorded, one.event),
    description: told(one.recordedMore, one.description),
  }));
}
