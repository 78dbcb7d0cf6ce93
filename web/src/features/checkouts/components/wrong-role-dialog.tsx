import { dashboardOf } from "@niyamdesk/domain/base/addresses";
import type { Role } from "@niyamdesk/domain/base/roles";
import { checkout } from "#messages/checkout.ts";
import { site } from "#messages/site.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

/** Staff and partners do not buy for themselves: an order always has a client. */
export function WrongRoleDialog({ role, onClose }: { role: Role; onClose(): void }) {
  return (
    <Dialog open title={checkout.wrongRoleTitle} onClose={onClose}>
      <p className="mb-6 opacity-85">{checkout.wrongRole(site.roles[role])}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        <ButtonLink to={dashboardOf(role)}>{checkout.toDashboard}</ButtonLink>
        <Button look="outline" onClick={onClose}>
          {checkout.backToService}
        </Button>
      </div>
    </Dialog>
  );
}
