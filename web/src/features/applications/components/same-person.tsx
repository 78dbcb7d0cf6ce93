import { applications } from "#messages/workspaces/applications.ts";
import { LivePanel } from "../../../ui/live-panel.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { useOthersOf } from "../data/applications.ts";
import type { ApplicationView } from "../read-application.ts";
import { ApplicationLinks } from "./territory-check.tsx";

const words = applications.same;

/** Other applications with the same address or number. */
export function SamePerson({ application }: { application: ApplicationView }) {
  const others = useOthersOf(application);
  return (
    <Panel title={words.title} framed>
      <LivePanel live={others} label={words.loading} failure={words.failed} rows={1}>
        {(found) =>
          found.length === 0 ? (
            <p className="muted text-sm">{words.none}</p>
          ) : (
            <div className="text-sm">
              <ApplicationLinks applications={found} />
            </div>
          )
        }
      </LivePanel>
    </Panel>
  );
}
