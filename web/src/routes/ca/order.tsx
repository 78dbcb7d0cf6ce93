import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { desk } from "#messages/workspaces/order-desk.ts";
import { usePapersInHand } from "../../features/documents/data/desk-papers.ts";
import { WorkOrder } from "../staff/work-order.tsx";

const BACK = { to: WORKSPACES.ca.pages.orders, label: desk.ordersPage.title };

export default function CaOrder() {
  return <WorkOrder workspace="ca" back={BACK} usePapers={usePapersInHand} />;
}
