import { useOrdersInHand, useOrdersOf } from "../../features/orders/data/desk-orders.ts";
import { clientsOf, type OwnClient } from "../../features/orders/desk/clients-of.ts";
import { type Live, mapLive } from "../../lib/firestore/live.ts";

/** Whom somebody works for now, and worked for before. */
export function useOwnClients(uid: string): Live<OwnClient[]> {
  const open = useOrdersInHand(uid);
  const all = useOrdersOf(uid);
  if (open.status !== "ready") return open;
  return mapLive(all, (orders) => clientsOf([...open.value, ...orders]));
}
