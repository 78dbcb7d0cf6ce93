import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { desk } from "#messages/workspaces/order-desk.ts";
import { usePapersInHand } from "../../features/documents/data/desk-papers.ts";
import { WorkOrder } from "../staff/work-order.tsx";

const BACK = { to: WORKSPACES.tax_executive.pages.processing, label: desk.queue.title };

export default function ExecutiveOrder() {
  return <WorkOrder workspace="tax_executive" back={BACK} usePapers={usePapersInHand} />;
}
