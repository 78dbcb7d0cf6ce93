import { useCockpit } from "../../features/calls/cockpit/cockpit.ts";
import { LeadPage } from "../../features/leads/components/lead-page.tsx";

export default function TelecallerLead() {
  return <LeadPage workspace="telecaller" caller={useCockpit()} />;
}
