import { PATHS } from "@niyamdesk/domain/base/addresses";
import { client as words } from "#messages/client.ts";
import { site } from "#messages/site.ts";
import { statutory } from "#messages/statutory.ts";
import { OwnData } from "../../features/accounts/components/own-data.tsx";
import { SignInMethods } from "../../features/accounts/components/sign-in-methods.tsx";
import { SignInSafety } from "../../features/accounts/components/sign-in-safety.tsx";
import { DetailsForm } from "../../features/profiles/components/details-form.tsx";
import { Preferences } from "../../features/profiles/components/preferences.tsx";
import { useOwnProfile } from "../../features/profiles/data/own-profile.ts";
import { OwnFacts } from "../../features/statutory/components/own-facts.tsx";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnSession } from "../../lib/session/use-own-uid.ts";
import { LivePanel } from "../../ui/live-panel.tsx";
import { Panel } from "../../ui/panel.tsx";
import { PreparingAccount } from "../../ui/preparing-account.tsx";
import { TextLink } from "../../ui/text-link.tsx";

export default function Profile() {
  usePageTitle(site.myProfile);
  const session = useOwnSession();
  const profile = useOwnProfile(session.uid);
  return (
    <>
      <h1 className="text-title mb-6">{site.myProfile}</h1>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-8">
          <Panel title={words.details} framed>
            <LivePanel live={profile} label={words.detailsLoading} failure={words.detailsFailed} rows={4}>
              {(own) =>
                own === null ? (
                  <PreparingAccount />
                ) : (
                  <DetailsForm
                    key={session.phone}
                    uid={session.uid}
                    profile={own}
                    signsInByPhone={session.phone !== null}
                  />
                )
              }
            </LivePanel>
          </Panel>
          <Panel title={statutory.factsTitle} framed>
            <OwnFacts uid={session.uid} />
          </Panel>
        </div>
        <div className="grid min-w-0 gap-8">
          {session.viewer === undefined && (
            <Panel title={words.signIn} framed>
              <SignInMethods session={session} here={PATHS.user.profile} />
            </Panel>
          )}
          <SignInSafety session={session} />
          <Panel title={words.notifications} framed>
            <LivePanel live={profile} label={words.choicesLoading} failure={words.choicesFailed}>
              {(own) => <Preferences uid={session.uid} off={own?.off ?? []} />}
            </LivePanel>
          </Panel>
          <Panel title={words.data} framed>
            <OwnData />
            <p className="mt-4">
              <TextLink to={PATHS.user.privacy}>{words.privacy}</TextLink>
            </p>
          </Panel>
        </div>
      </div>
    </>
  );
}
