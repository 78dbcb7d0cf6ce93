import { dashboardOf, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { useEffect } from "react";
import { useParams } from "react-router-dom";
import { viewAdmin as words } from "#messages/workspaces/view-admin.ts";
import { type OpenView, useNameOf, useOwnView } from "../../features/views/data/views.ts";
import { inLanguage } from "../../lib/page/in-language.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { keepView } from "../../lib/session/view.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { DeadEnd } from "../../ui/dead-end.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Loading } from "../../ui/states.tsx";

/** Turns this tab into the workspace that its administrator began to look at, and loads it. */
export default function SeeAs() {
  const { uid = "" } = useParams();
  const live = useOwnView(useOwnUid());
  usePageTitle(words.opening);
  return (
    <LivePanel live={live} label={words.opening} failure={words.failed} rows={3}>
      {(view) =>
        view === null || view.of !== uid || view.isOver || view.until <= Date.now() ? (
          <DeadEnd
            title={words.over}
            ways={<ButtonLink to={WORKSPACES.admin.pages.clients}>{words.clients}</ButtonLink>}
          >
            {words.overHint}
          </DeadEnd>
        ) : (
          <Opening view={view} />
        )
      }
    </LivePanel>
  );
}

function Opening({ view: { of, role, until } }: { view: OpenView }) {
  const live = useNameOf(of);
  const name = live.status === "ready" ? live.value : null;
  useEffect(() => {
    if (name === null) return;
    keepView({ of, role, until, name });
    window.location.replace(inLanguage(dashboardOf(role)));
  }, [of, role, until, name]);
  return <Loading />;
}
