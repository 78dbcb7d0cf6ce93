import { ROLE_FACTS, type Role } from "@niyamdesk/domain/roles";
import { dashboardOf } from "../../../lib/paths.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

/** Staff and partners do not buy for themselves: an order always has a client. */
export function WrongRoleDialog({ role, onClose }: { role: Role; onClose(): void }) {
  return (
    <Dialog open title="Only clients can order" onClose={onClose}>
      <p className="mb-6 opacity-85">
        You are signed in as {ROLE_FACTS[role].label}. To order this service, sign out and sign in as a
        client.
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        <ButtonLink to={dashboardOf(role)}>Go to my dashboard</ButtonLink>
        <Button look="outline" onClick={onClose}>
          Back to the service
        </Button>
      </div>
    </Dialog>
  );
}
