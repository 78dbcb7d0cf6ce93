import { isAway } from "@niyamdesk/domain/staff/availability";
import { orderAdmin } from "#messages/workspaces/order-admin.ts";
import { type Load, loadsOf, NO_LOAD } from "../../features/orders/admin/load.ts";
import type { Taker } from "../../features/orders/admin/reassign-dialog.tsx";
import { useAllOpenOrders } from "../../features/orders/data/desk-orders.ts";
import type { WorkerView } from "../../features/staff/availability/worker.ts";
import { useWorkers } from "../../features/staff/data/workers.ts";
import { type Live, mapLive } from "../../lib/firestore/live.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";

export interface PersonAtWork extends WorkerView {
  load: Load;
  isAway: boolean;
}

interface People {
  /** Who has least to do first. */
  people: PersonAtWork[];
  /** Open orders that nobody has. */
  unassigned: number;
  /** How many were counted. */
  counted: number;
}

/** Everybody who works on orders, with what each has in hand. */
export function usePeople(): Live<People> {
  const workers = useWorkers();
  const orders = useAllOpenOrders();
  const now = useServerMinute();
  if (workers.status !== "ready") return workers;
  return mapLive(orders, (open) => {
    const loads = loadsOf(open, now);
    const people = workers.value
      .map((worker) => ({
        ...worker,
        load: loads.get(worker.uid) ?? NO_LOAD,
        isAway: isAway(worker.availability, now),
      }))
      .sort((one, next) => one.load.open - next.load.open || one.name.localeCompare(next.name));
    return { people, unassigned: loads.get("")?.open ?? 0, counted: open.length };
  });
}

/** Those who can be given orders of these services, with why somebody may not be the right one. */
export function takersOf(people: Live<People>, serviceIds: readonly string[]): Taker[] | null {
  if (people.status !== "ready") return null;
  return people.value.people.map(({ uid, name, role, load, availability, isAway: away }) => {
    const { services, capacity } = availability;
    const notes = [
      away && orderAdmin.assign.awayNote,
      services !== null && !serviceIds.every((id) => services.includes(id)) && orderAdmin.assign.otherWork,
    ].filter((note) => note !== false);
    const label = orderAdmin.assign.load(name, orderAdmin.roles[role], load.open, capacity);
    return { uid, name, label: [label, ...notes].join(", ") };
  });
}
