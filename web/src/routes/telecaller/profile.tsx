import { ownAccount } from "#messages/workspaces/own-account.ts";
import { ownSettings as words } from "#messages/workspaces/own-settings.ts";
import { todos } from "#messages/workspaces/todos.ts";
import { TargetFacts } from "../../features/calls/components/target-facts.tsx";
import { useIsAway, useTargets } from "../../features/calls/data/targets.ts";
import { NotificationChoice } from "../../features/tasks/reminders/notification-choice.tsx";
import { useReminding } from "../../features/tasks/reminders/use-reminders.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { toast } from "../../lib/page/toast.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Switch } from "../../ui/switch.tsx";
import { CallingSettings } from "../staff/calling-settings.tsx";

export default function TelecallerProfile() {
  usePageTitle(ownAccount.title);
  const uid = useOwnUid();
  const targets = useTargets(uid);
  const isAway = useIsAway(uid);
  const reminding = useReminding();
  return (
    <CallingSettings
      title={ownAccount.title}
      more={
        <>
          <Switch
            label={todos.reminders.switch}
            hint={todos.reminders.hint}
            on={reminding.on}
            onChange={(on) => void reminding.set(on).catch(() => toast("error", words.notSaved))}
          />
          {reminding.on && <NotificationChoice />}
        </>
      }
      aside={
        <>
          {isAway && <p className="alert alert-warning alert-soft">{words.away}</p>}
          <Panel title={words.targets.title} framed>
            <LivePanel live={targets} label={words.targets.loading} failure={words.targets.failed} rows={1}>
              {(set) => <TargetFacts targets={set} />}
            </LivePanel>
          </Panel>
        </>
      }
    />
  );
}
