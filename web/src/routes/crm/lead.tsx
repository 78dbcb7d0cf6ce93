import { useCockpit } from "../../features/calls/cockpit/cockpit.ts";
import { LeadPage } from "../../features/leads/components/lead-page.tsx";

export default function CrmLead() {
  return <LeadPage workspace="crm" caller={useCockpit()} />;
}
