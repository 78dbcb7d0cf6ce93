import { leads as words } from "#messages/workspaces/leads.ts";
import { LeadsPage } from "../../features/leads/components/leads-page.tsx";
import { useServiceNames } from "../../lib/services/use-service-names.ts";
import { useCaller } from "../use-caller.ts";

export default function TelecallerLeads() {
  return (
    <LeadsPage workspace="telecaller" title={words.title} caller={useCaller()} services={useServiceNames()} />
  );
}
