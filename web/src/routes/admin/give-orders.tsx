import { orderAdmin } from "#messages/workspaces/order-admin.ts";
import { ReassignDialog, type Taker } from "../../features/orders/admin/reassign-dialog.tsx";
import type { DeskOrder } from "../../features/orders/desk/desk-order.ts";
import type { Live } from "../../lib/firestore/live.ts";
import { type People, usePeople } from "./use-people.ts";

interface GiveOrdersProps {
  /** One or more, all open. */
  orders: readonly DeskOrder[];
  onDone?: () => void;
  onClose(): void;
}

/** Who can be given these orders is asked, and counted, once somebody wants to give them. */
export function GiveOrders({ orders, ...dialog }: GiveOrdersProps) {
  const people = usePeople();
  return (
    <ReassignDialog
      {...dialog}
      orders={orders}
      takers={takersOf(
        people,
        orders.map(({ serviceId }) => serviceId),
      )}
    />
  );
}

/** With what each has in hand, and why somebody may not be the right one. */
function takersOf(people: Live<People>, serviceIds: readonly string[]): Taker[] | null {
  if (people.status !== "ready" || people.value.isCounting) return null;
  return people.value.people.map(({ uid, name, role, load, availability, isAway }) => {
    const { services, capacity } = availability;
    const words = orderAdmin.assign;
    const notes = [
      isAway && words.awayNote,
      services !== null && !serviceIds.every((id) => services.includes(id)) && words.otherWork,
    ].filter((note) => note !== false);
    const known =
      load === null
        ? [name, orderAdmin.roles[role]]
        : [words.load(name, orderAdmin.roles[role], load.open, capacity)];
    return { uid, name, label: [...known, ...notes].join(", ") };
  });
}
