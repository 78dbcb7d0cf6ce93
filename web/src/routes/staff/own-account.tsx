import { useLocation } from "react-router-dom";
import { roles } from "#messages/roles.ts";
import { ownAccount as words } from "#messages/workspaces/own-account.ts";
import { SignInMethods } from "../../features/accounts/components/sign-in-methods.tsx";
import { SignInSafety } from "../../features/accounts/components/sign-in-safety.tsx";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnSession } from "../../lib/session/use-own-uid.ts";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Panel } from "../../ui/panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

export default function OwnAccount() {
  usePageTitle(words.title);
  const session = useOwnSession();
  const { pathname } = useLocation();
  return (
    <WorkspacePage title={words.title}>
      <div className="grid max-w-2xl gap-8">
        <Panel title={words.you} framed>
          <Facts>
            <Fact term={words.name}>{session.name ?? words.noName}</Fact>
            <Fact term={words.role}>{session.role === null ? words.noRole : roles[session.role]}</Fact>
          </Facts>
        </Panel>
        <Panel title={words.signIn} framed>
          <SignInMethods session={session} here={pathname} />
        </Panel>
        <SignInSafety session={session} />
      </div>
    </WorkspacePage>
  );
}
