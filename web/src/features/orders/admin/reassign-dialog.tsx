import { useId, useState } from "react";
import { orderAdmin } from "#messages/workspaces/order-admin.ts";
import { toast } from "../../../lib/page/toast.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { reassignOrder } from "../data/desk-acts.ts";
import type { DeskOrder } from "../desk/desk-order.ts";

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
  order: DeskOrder;
  /** Null: not known yet. */
  takers: readonly Taker[] | null;
  onDone?: () => void;
  onClose(): void;
}

/** Gives an order to somebody, with all that belongs to it. What somebody else did to it meanwhile is not overwritten. */
export function ReassignDialog({ order, takers, onDone, onClose }: ReassignDialogProps) {
  const [to, setTo] = useState("");
  // Who had it when this was opened.
  const [seen] = useState(order.assignedTo);
  const id = useId();
  const others = takers?.filter(({ uid }) => uid !== seen) ?? [];
  return (
    <ConfirmDialog
      title={words.title(order.clientName, order.serviceName)}
      confirm={words.confirm}
      confirming={words.confirming}
      keep={words.keep}
      ready={to !== ""}
      reason={{ label: words.reason, hint: words.reasonHint, required: true, limit: 500 }}
      onConfirm={async ({ words: reason = "" }) => {
        const uid = to === NOBODY ? null : to;
        await reassignOrder({ order_id: order.id, seen, to: uid, reason });
        const name = others.find((one) => one.uid === uid)?.name;
        toast("success", name === undefined ? words.doneNobody : words.done(name));
        onDone?.();
        onClose();
      }}
      onClose={onClose}
    >
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {words.to}
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
        {seen !== null && <option value={NOBODY}>{words.nobody}</option>}
      </select>
      <p className="muted text-sm">{words.effect}</p>
    </ConfirmDialog>
  );
}
