import { useId, useState } from "react";
import { orderAdmin } from "#messages/workspaces/order-admin.ts";
import { doToEach } from "../../../lib/list/bulk.ts";
import { toast } from "../../../lib/page/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { reassignOrder } from "../data/desk-acts.ts";
import type { DeskOrder } from "../desk/desk-order.ts";
import { tellRefused } from "../desk/queue-bulk.ts";

const words = orderAdmin.assign;
const NOBODY = "nobody";

/** Somebody who can be given an order. */
export interface Taker {
  uid: string;
  name: string;
  /** With what they have in hand. */
  label: string;
}

interface ReassignDialogProps {
  /** One or more, all open. */
  orders: readonly DeskOrder[];
  /** Null: not known yet. */
  takers: readonly Taker[] | null;
  onDone?: () => void;
  onClose(): void;
}

/** Gives orders to somebody, with all that belongs to them. What somebody else did to one meanwhile is not overwritten. */
export function ReassignDialog({ orders, takers, onDone, onClose }: ReassignDialogProps) {
  const [to, setTo] = useState("");
  const [done, setDone] = useState(0);
  // Who had each when this was opened.
  const [given] = useState(orders);
  const id = useId();
  const others = takers?.filter(({ uid }) => given.some(({ assignedTo }) => assignedTo !== uid)) ?? [];
  const [first] = given;
  if (first === undefined) return null;

  async function give(uid: string | null, reason: string): Promise<void> {
    const name = others.find((one) => one.uid === uid)?.name ?? null;
    const hand = ({ id: order_id, assignedTo: seen }: DeskOrder) =>
      reassignOrder({ order_id, seen, to: uid, reason });
    if (given.length === 1 && first !== undefined) {
      // Refused, it is said in the dialog.
      await hand(first);
      toast("success", name === null ? words.doneNobody : words.done(name));
    } else {
      const outcome = await doToEach(given, async (order) => void (await hand(order)), setDone);
      const count = outcome.done.length;
      if (count > 0)
        toast("success", name === null ? words.doneNobodyMany(count) : words.doneMany(name, count));
      tellRefused(outcome);
    }
    onDone?.();
    onClose();
  }

  return (
    <ConfirmDialog
      title={
        given.length === 1 ? words.title(first.clientName, first.serviceName) : words.titleMany(given.length)
      }
      confirm={given.length === 1 ? words.confirm : words.confirmMany}
      confirming={given.length === 1 ? words.confirming : words.confirmingMany(done, given.length)}
      keep={given.length === 1 ? words.keep : words.keepMany}
      ready={to !== ""}
      reason={{ label: words.reason, hint: words.reasonHint, required: true, limit: 500 }}
      onConfirm={({ words: reason = "" }) => give(to === NOBODY ? null : to, reason)}
      onClose={onClose}
    >
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {given.length === 1 ? words.to : words.toMany}
      </label>
      <select
        id={id}
        className="select mb-3 w-full"
        value={to}
        onChange={(event) => setTo(event.target.value)}
      >
        <option value="">{takers === null ? words.loading : words.choose}</option>
        {others.map(({ uid, label }) => (
          <option key={uid} value={uid}>
            {label}
          </option>
        ))}
        {given.some(({ assignedTo }) => assignedTo !== null) && (
          <option value={NOBODY}>{words.nobody}</option>
        )}
      </select>
      <p className="muted text-sm">{given.length === 1 ? words.effect : words.effectMany}</p>
    </ConfirmDialog>
  );
}
