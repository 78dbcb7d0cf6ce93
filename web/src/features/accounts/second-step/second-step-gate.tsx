import { needsSecondStep } from "@niyamdesk/domain/sessions/second-step";
import type { ReactNode } from "react";
import { secondStep as words } from "#messages/second-step.ts";
import { lazyPage } from "../../../lib/loading/lazy-page.ts";
import { usePageTitle } from "../../../lib/page/page-title.ts";
import { useOwnSession } from "../../../lib/session/use-own-uid.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Part } from "../../../ui/part.tsx";
import { WorkspaceLoading } from "../../../ui/states.tsx";
import { WorkspacePage } from "../../../ui/workspace-page.tsx";
import { useSecondStepRule } from "../data/second-step.ts";

/** Few are ever shown it. */
const OwnSecondStep = lazyPage(async () => ({
  default: (await import("./own-second-step.tsx")).OwnSecondStep,
}));

/**
 * In place of a workspace for whoever lacks the second step that the firm asks of them: rules and functions refuse all else. It comes and
 * goes as the firm decides, also while a page is open.
 */
export function SecondStepGate({ children }: { children: ReactNode }) {
  const { secondStep = true, viewer } = useOwnSession();
  return secondStep || viewer !== undefined ? children : <Asked>{children}</Asked>;
}

function Asked({ children }: { children: ReactNode }) {
  const { role } = useOwnSession();
  const rule = useSecondStepRule();
  return rule.status === "ready" && needsSecondStep(rule.value, role) ? <Needed /> : children;
}

function Needed() {
  usePageTitle(words.neededTitle);
  const session = useOwnSession();
  return (
    <WorkspacePage title={words.neededTitle} intro={words.needed}>
      <div className="max-w-2xl">
        <Panel title={words.title} framed>
          <Part waiting={<WorkspaceLoading />}>
            <OwnSecondStep session={session} />
          </Part>
        </Panel>
      </div>
    </WorkspacePage>
  );
}
