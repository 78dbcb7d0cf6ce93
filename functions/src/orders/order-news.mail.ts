import type { ClientDocument } from "@niyamdesk/domain/documents/document";
import { documentsOfOrderQuery } from "@niyamdesk/domain/documents/queries";
import type { Order } from "@niyamdesk/domain/orders/order";
import { withTimes } from "@niyamdesk/domain/steps/order-work";
import { slotStates } from "@niyamdesk/domain/steps/slot-states";
import { outstanding, type SlotState } from "@niyamdesk/domain/steps/work";
import * as z from "zod/mini";
import { addressee, greeted } from "../mail/addressee.ts";
import { defineMail } from "../mail/define-mail.ts";
import { siteAddress } from "../platform/params.ts";
import { orderRef } from "../platform/refs.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { nextTurn } from "./next-turn.ts";
import { isSaid, orderNews, type StoredCause, sampleNews, storedCause } from "./order-news-words.ts";

/**
 * To a client: what happened to their order within some minutes. What has become untrue or was done meanwhile is left out; null when that
 * is all of it, the order is closed without it, or the account is gone.
 */
export const orderNewsMail = defineMail({
  template: "order-news",
  data: z.object({ order_id: z.string(), uid: z.string(), causes: z.array(storedCause) }),
  async read({ order_id, uid, causes }, { to }) {
    const [account, order] = await Promise.all([
      addressee(uid),
      orderRef(order_id)
        .get()
        .then((one) => one.data()),
    ]);
    if (account === null || order?.user_id !== uid || order.status === "cancelled") return null;
    const documents = (await runWholeQuery(documentsOfOrderQuery, { order_id })).map(
      (found) => found.data() as ClientDocument,
    );
    const standing = causes.filter((one) => stillHolds(one, order, documents));
    const turn = nextTurn(
      order,
      standing.map(({ kind }) => kind),
    );
    return orderNews({ order, name: greeted(account, to), causes: standing, turn, site: siteAddress() });
  },
  samples: sampleNews,
});

function stillHolds(one: StoredCause, order: Order, documents: readonly ClientDocument[]): boolean {
  const { clock = null, drafts = [] } = order.work ?? {};
  switch (one.kind) {
    case "asked":
      return isAwaited(order, slotStates(documents));
    case "again":
      return documents.some(({ id, status }) => id === one.document_id && status === "rejected");
    case "act_again":
      return order.work?.asked.find(({ slot }) => slot === one.slot)?.act?.state === "again";
    case "draft":
      return drafts.at(-1)?.version === one.version && drafts.at(-1)?.answer === null;
    case "later":
      return clock?.step === one.step && clock?.promised.toMillis() === one.promised;
    case "reminder":
      return clock?.step === one.step && clock?.waits_for === "client";
    case "handed_over":
      return order.assigned_name === one.name;
    default:
      return isSaid(one);
  }
}

function isAwaited({ work }: Order, slots: ReadonlyMap<string, SlotState>): boolean {
  return (
    work !== undefined &&
    outstanding(
      withTimes(work, (at) => at.toMillis()),
      slots,
    ).length > 0
  );
}
