import { staffMember as words } from "#messages/workspaces/staff-member.ts";
import { useServicesOnSale } from "../../features/leads/data/lead-acts.ts";
import { AvailabilityForm } from "../../features/staff/availability/availability-form.tsx";
import { useAvailability } from "../../features/staff/data/availability.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";

/** Kinds of work, how much of it, and days away of somebody who works on orders. */
export function MemberAvailability({ uid }: { uid: string }) {
  const live = useAvailability(uid);
  const services = useServicesOnSale();
  return (
    <Panel title={words.availability} framed>
      <LivePanel
        live={services.status === "ready" ? live : services}
        label={words.loading}
        failure={words.failed}
        rows={3}
      >
        {(availability) =>
          availability !== null && !Array.isArray(availability) && services.status === "ready" ? (
            <AvailabilityForm uid={uid} availability={availability} services={services.value} />
          ) : null
        }
      </LivePanel>
    </Panel>
  );
}
