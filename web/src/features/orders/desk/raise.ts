import { desk } from "#messages/workspaces/order-desk.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { doWithUndo } from "../../../lib/undo/undo.ts";
import { raiseOrder } from "../data/desk-acts.ts";
import type { DeskOrder } from "./desk-order.ts";

const words = desk.raise;

/** Raises an order, or takes that back; either can be undone, since nobody but us is told. */
export function toggleRaised({
  id,
  clientName,
  raised,
}: Pick<DeskOrder, "id" | "clientName" | "raised">): void {
  const say = (to: boolean) => raiseOrder({ order_id: id, raised: to });
  const failed = (error: unknown) => toast("error", errorWords(error));
  doWithUndo(raised ? words.lowered(clientName) : words.raised(clientName), {
    act: () => say(!raised),
    counter: () => say(raised),
    afterAnswer: true,
    onFailed: failed,
    onStays: failed,
  });
}
