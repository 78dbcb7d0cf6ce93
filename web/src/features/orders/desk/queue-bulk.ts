import { desk } from "#messages/workspaces/order-desk.ts";
import type { BulkOutcome } from "../../../lib/list/bulk.ts";
import { toast } from "../../../lib/page/toast.ts";
import type { BulkAct } from "../../../ui/list/bulk-acts.tsx";
import { beginOrder, raiseOrder } from "../data/desk-acts.ts";
import type { DeskOrder } from "./desk-order.ts";

const words = desk.bulk;

/** What whoever has several orders does with them at once. */
export const QUEUE_BULK: readonly BulkAct<DeskOrder>[] = [
  { label: words.begin, each: begin, outcome: tellBegun },
  { label: words.raise, each: raise, outcome: tellRaised },
];

/** What was begun already stays as it is. */
async function begin({ id, status }: DeskOrder): Promise<void> {
  if (status === "pending") await beginOrder(id);
}

async function raise({ id, raised }: DeskOrder): Promise<void> {
  if (!raised) await raiseOrder({ order_id: id, raised: true });
}

function tellBegun(outcome: BulkOutcome<DeskOrder>): void {
  const begun = outcome.done.filter(({ status }) => status === "pending").length;
  if (begun > 0) toast("success", words.begun(begun));
  else if (outcome.refused.length === 0) toast("info", words.noneToBegin);
  tellRefused(outcome);
}

function tellRaised(outcome: BulkOutcome<DeskOrder>): void {
  if (outcome.done.length > 0) toast("success", words.raised(outcome.done.length));
  tellRefused(outcome);
}

/** The first by name and reason, the others by their number. */
export function tellRefused({ refused }: Pick<BulkOutcome<DeskOrder>, "refused">): void {
  const [first] = refused;
  if (first) toast("error", words.refused(first.row.clientName, first.words, refused.length - 1));
}
