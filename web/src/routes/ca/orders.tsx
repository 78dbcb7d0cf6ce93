import { desk } from "#messages/workspaces/order-desk.ts";
import { WorkQueue } from "../staff/work-queue.tsx";

export default function CaOrders() {
  return <WorkQueue workspace="ca" title={desk.ordersPage.title} />;
}
