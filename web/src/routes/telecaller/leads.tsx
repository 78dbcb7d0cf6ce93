import { leads as words } from "#messages/workspaces/leads.ts";
import { useCockpit } from "../../features/calls/cockpit/cockpit.ts";
import { LeadsPage } from "../../features/leads/components/leads-page.tsx";
import { useServiceNames } from "../../features/services/hooks/use-service-names.ts";

export default function TelecallerLeads() {
  return (
    <LeadsPage
      workspace="telecaller"
      title={words.title}
      caller={useCockpit()}
      services={useServiceNames()}
    />
  );
}
