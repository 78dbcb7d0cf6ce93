import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { roles } from "#messages/roles.ts";
import { ownAccount } from "#messages/workspaces/own-account.ts";
import { ownSettings as words } from "#messages/workspaces/own-settings.ts";
import { SignInMethods } from "../../features/accounts/components/sign-in-methods.tsx";
import { SignInSafety } from "../../features/accounts/components/sign-in-safety.tsx";
import { HoursFacts } from "../../features/calls/components/hours-facts.tsx";
import { useKnownHours } from "../../features/calls/data/current-call.ts";
import { NameForm } from "../../features/profiles/components/name-form.tsx";
import { useOwnProfile } from "../../features/profiles/data/own-profile.ts";
import { Spoken } from "../../features/staff/components/spoken.tsx";
import { useSingleKeys } from "../../lib/list/single-keys.ts";
import { toast } from "../../lib/page/toast.ts";
import { useOwnSession } from "../../lib/session/use-own-uid.ts";
import { useServerMinute } from "../../lib/time/use-server-minute.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { PreparingAccount } from "../../ui/preparing-account.tsx";
import { Switch } from "../../ui/switch.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

interface CallingSettingsProps {
  title: string;
  /** Below the shortcuts. */
  more?: ReactNode;
  /** Beside the calling hours. */
  aside?: ReactNode;
}

/** What somebody who calls sets for themselves, and what an administrator set for them. */
export function CallingSettings({ title, more, aside }: CallingSettingsProps) {
  const session = useOwnSession();
  const { uid, role } = session;
  const { pathname } = useLocation();
  const profile = useOwnProfile(uid);
  const keys = useSingleKeys();
  const hours = useKnownHours();
  const now = useServerMinute();
  return (
    <WorkspacePage title={title} {...(role !== null && { intro: roles[role] })}>
      <div className="beside grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-8">
          <Panel title={words.you} framed>
            <LivePanel live={profile} label={ownAccount.loading} failure={ownAccount.failed} rows={1}>
              {(own) =>
                own === null ? <PreparingAccount /> : <NameForm uid={uid} name={own.details.name ?? ""} />
              }
            </LivePanel>
          </Panel>
          <Panel title={words.languages} framed>
            <Spoken />
          </Panel>
          <Panel title={words.shortcuts} framed>
            <div className="grid gap-4">
              <Switch
                label={words.singleKeys}
                hint={words.singleKeysHint}
                on={keys.on}
                onChange={(on) => void keys.set(on).catch(() => toast("error", words.notSaved))}
              />
              {more}
            </div>
          </Panel>
          <Panel title={words.signIn} framed>
            <SignInMethods session={session} here={pathname} />
          </Panel>
          <SignInSafety session={session} />
        </div>
        <div className="grid min-w-0 gap-8">
          {aside}
          <Panel title={words.hours.title} framed>
            {hours === null ? (
              <div className="skeleton h-28" aria-hidden="true" />
            ) : (
              <HoursFacts hours={hours} now={now} />
            )}
          </Panel>
        </div>
      </div>
    </WorkspacePage>
  );
}
