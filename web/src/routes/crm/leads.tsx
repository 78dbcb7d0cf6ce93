import { leads as words } from "#messages/workspaces/leads.ts";
import { LeadsPage } from "../../features/leads/components/leads-page.tsx";
import { useServiceNames } from "../../lib/services/use-service-names.ts";
import { useCaller } from "../use-caller.ts";

export default function CrmLeads() {
  return (
    <LeadsPage workspace="crm" title={words.crmTitle} caller={useCaller()} services={useServiceNames()} />
  );
}
