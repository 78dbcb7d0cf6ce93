import { LeadPage } from "../../features/leads/components/lead-page.tsx";
import { useCaller } from "../use-caller.ts";

export default function CrmLead() {
  return <LeadPage workspace="crm" caller={useCaller()} />;
}
