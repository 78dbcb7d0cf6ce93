import { LeadPage } from "../../features/leads/components/lead-page.tsx";
import { useCaller } from "../use-caller.ts";

export default function TelecallerLead() {
  return <LeadPage workspace="telecaller" caller={useCaller()} />;
}
