import { ROLE_LABELS } from "@niyamdesk/domain/base/roles";
import { useLocation } from "react-router-dom";
import { SignInMethods } from "../../features/accounts/components/sign-in-methods.tsx";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnSession } from "../../lib/session/use-own-uid.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Panel } from "../../ui/panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

export default function OwnAccount() {
  usePageTitle("My account");
  const session = useOwnSession();
  const { pathname } = useLocation();
  return (
    <WorkspacePage title="My account">
      <div className="grid max-w-2xl gap-8">
        <Panel title="You" framed>
          <Facts>
            <Fact term="Name">{session.name ?? "Not set"}</Fact>
            <Fact term="Role">{session.role === null ? "None" : ROLE_LABELS[session.role]}</Fact>
          </Facts>
        </Panel>
        <Panel title="Sign-in" framed>
          <SignInMethods session={session} here={pathname} />
        </Panel>
      </div>
    </WorkspacePage>
  );
}
