import { usePageTitle } from "../../lib/page/page-title.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DeadEnd } from "../../ui/dead-end.tsx";

/** An address below a workspace that leads nowhere. */
export default function PortalNotFound({ dashboard }: { dashboard: string }) {
  usePageTitle("Page Not Found");
  return (
    <DeadEnd title="Page Not Found" ways={<ButtonLink to={dashboard}>Back to Dashboard</ButtonLink>}>
      This page may not exist, or your account may not have permission to see it.
    </DeadEnd>
  );
}
