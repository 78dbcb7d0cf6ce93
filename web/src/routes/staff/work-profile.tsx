import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { roles } from "#messages/roles.ts";
import { availability as words } from "#messages/workspaces/availability.ts";
import { ownAccount } from "#messages/workspaces/own-account.ts";
import { ownSettings } from "#messages/workspaces/own-settings.ts";
import { SignInMethods } from "../../features/accounts/components/sign-in-methods.tsx";
import { SignInSafety } from "../../features/accounts/components/sign-in-safety.tsx";
import { useServicesOnSale } from "../../features/leads/data/lead-acts.ts";
import { NameForm } from "../../features/profiles/components/name-form.tsx";
import { useOwnProfile } from "../../features/profiles/data/own-profile.ts";
import { AvailabilityForm } from "../../features/staff/availability/availability-form.tsx";
import { useAvailability } from "../../features/staff/data/availability.ts";
import { useSingleKeys } from "../../lib/list/single-keys.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { toast } from "../../lib/page/toast.ts";
import { useOwnSession } from "../../lib/session/use-own-uid.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { PreparingAccount } from "../../ui/preparing-account.tsx";
import { Switch } from "../../ui/switch.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";

/** What somebody who works on orders sets for themselves: what they are given, when they are away, their keys and their account. @param beside what their role has besides */
export default function WorkProfile({ beside = null }: { beside?: ReactNode }) {
  usePageTitle(ownAccount.title);
  const session = useOwnSession();
  const { uid, role } = session;
  const { pathname } = useLocation();
  const profile = useOwnProfile(uid);
  const given = useAvailability(uid);
  const services = useServicesOnSale();
  const keys = useSingleKeys();
  return (
    <WorkspacePage title={ownAccount.title} {...(role !== null && { intro: roles[role] })}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Panel title={words.title} framed>
          <LivePanel live={services} label={words.loading} failure={words.failed} rows={2}>
            {(onSale) => (
              <LivePanel live={given} label={words.loading} failure={words.failed} rows={2}>
                {(availability) =>
                  availability === null ? (
                    <PreparingAccount />
                  ) : (
                    <AvailabilityForm
                      key={JSON.stringify(availability)}
                      uid={null}
                      availability={availability}
                      services={onSale}
                    />
                  )
                }
              </LivePanel>
            )}
          </LivePanel>
        </Panel>
        <div className="grid min-w-0 gap-8">
          {beside}
          <Panel title={ownSettings.you} framed>
            <LivePanel live={profile} label={ownAccount.loading} failure={ownAccount.failed} rows={1}>
              {(own) =>
                own === null ? <PreparingAccount /> : <NameForm uid={uid} name={own.details.name ?? ""} />
              }
            </LivePanel>
          </Panel>
          <Panel title={words.keys} framed>
            <Switch
              label={ownSettings.singleKeys}
              hint={ownSettings.singleKeysHint}
              on={keys.on}
              onChange={(on) => void keys.set(on).catch(() => toast("error", ownSettings.notSaved))}
            />
          </Panel>
          <Panel title={ownSettings.signIn} framed>
            <SignInMethods session={session} here={pathname} />
          </Panel>
          <SignInSafety session={session} />
        </div>
      </div>
    </WorkspacePage>
  );
}
