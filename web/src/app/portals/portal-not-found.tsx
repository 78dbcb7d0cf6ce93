import { notFound as words } from "#messages/not-found.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DeadEnd } from "../../ui/dead-end.tsx";

/** An address below a workspace that leads nowhere. */
export default function PortalNotFound({ dashboard }: { dashboard: string }) {
  usePageTitle(words.title);
  return (
    <DeadEnd title={words.title} ways={<ButtonLink to={dashboard}>{words.toDashboard}</ButtonLink>}>
      {words.orNotYours}
    </DeadEnd>
  );
}
