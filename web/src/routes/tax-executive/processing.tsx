import { desk } from "#messages/workspaces/order-desk.ts";
import { WorkQueue } from "../staff/work-queue.tsx";

export default function Processing() {
  return <WorkQueue workspace="tax_executive" title={desk.queue.title} />;
}
