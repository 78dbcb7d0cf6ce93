import { secondStep as words } from "#messages/second-step.ts";
import { usePageTitle } from "../../../lib/page/page-title.ts";
import { useOwnSession } from "../../../lib/session/use-own-uid.ts";
import { Panel } from "../../../ui/panel.tsx";
import { WorkspacePage } from "../../../ui/workspace-page.tsx";
import { OwnSecondStep } from "./own-second-step.tsx";

/** What somebody is shown who lacks the second step that the firm asks of them. */
export default function StepNeeded() {
  usePageTitle(words.neededTitle);
  const session = useOwnSession();
  return (
    <WorkspacePage title={words.neededTitle} intro={words.needed}>
      <div className="max-w-2xl">
        <Panel title={words.title} framed>
          <OwnSecondStep session={session} />
        </Panel>
      </div>
    </WorkspacePage>
  );
}
