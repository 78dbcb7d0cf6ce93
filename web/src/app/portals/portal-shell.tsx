import { WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { Suspense, useEffect, useState } from "react";
import { Link, Outlet, useSearchParams } from "react-router-dom";
import { alsoFieldWords } from "#messages/fields.ts";
import { officeFields } from "#messages/workspaces/office-fields.ts";
import { ProfileWatch } from "../../features/accounts/components/profile-watch.tsx";
import { SecondStepGate } from "../../features/accounts/second-step/second-step-gate.tsx";
import { isKnownMember } from "../../features/franchises/known-member.ts";
import { AnnouncedRoom } from "../../features/notifications/components/announced-room.tsx";
import { FirestoreProvider } from "../../lib/firestore/firestore-provider.tsx";
import { followLinked, useFollowedExport } from "../../lib/list/followed-export.ts";
import { onFirstSign } from "../../lib/loading/first-sign.ts";
import { lazyPage } from "../../lib/loading/lazy-page.ts";
import { BarPlace } from "../../lib/page/bar-place.ts";
import { showKeptToast } from "../../lib/page/kept-toast.ts";
import { useOwnSession } from "../../lib/session/use-own-uid.ts";
import { Logo } from "../../ui/logo.tsx";
import { WorkspaceLoading } from "../../ui/states.tsx";
import { SkipLink } from "../layouts/skip-link.tsx";
import { useFreshPage } from "../layouts/use-fresh-page.ts";
import { PageFallback } from "../page-fallback.tsx";
import { PortalAccount } from "./portal-account.tsx";
import { PortalMenu } from "./portal-menu.tsx";
import { PortalBar, PortalNav } from "./portal-nav.tsx";
import { type PortalName, portalOf } from "./portals.ts";

alsoFieldWords(officeFields);

const LOADING = <WorkspaceLoading />;

/** Only who calls loads what calls need. */
const CockpitProvider = lazyPage(() => import("../../features/calls/cockpit/cockpit-provider.tsx"));

/** Administrators search over everything. */
const PortalSearch = lazyPage(() => import("./portal-search.tsx"));

/** What they were told, behind a bell: it comes with the first sign of somebody there, so that no page waits for it. */
const PortalInbox = lazyPage(() => import("./portal-inbox.tsx"));

/** An administrator who sees somebody's workspace is told whose. */
const ViewBand = lazyPage(() => import("../../features/views/components/view-band.tsx"));

/** What a telecaller has to do comes due on whichever page they are. */
const Reminders = lazyPage(() => import("./reminders.tsx"));

/** Whoever works for a partner has a shorter menu. */
const MembershipWatch = lazyPage(() => import("../../features/franchises/partner/membership-watch.tsx"));

/** What is announced stands above the page once it is there: nobody waits for it, and room is kept where there was some before. */
const Announced = lazyPage(() => import("../../features/notifications/components/announced.tsx"));

/** Whoever asked for a long file goes on working: how far it has come is told on every page. */
const ExportInSight = lazyPage(() => import("./export-in-sight.tsx"));

const CALLERS: Partial<Record<PortalName, "telecaller" | "ca">> = { telecaller: "telecaller", crm: "ca" };

/** The frame of a workspace: a sidebar on a desk; on a phone a bar above and one below. */
export default function PortalShell({ name }: { name: PortalName }) {
  const caller = CALLERS[name] ?? null;
  const { uid, viewer, name: own } = useOwnSession();
  const [isMember, setMember] = useState(() => isKnownMember(uid));
  const portal = portalOf(name, isMember);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [searchPlace, setSearchPlace] = useState<HTMLElement | null>(null);
  const [besideName, setBesideName] = useState<HTMLElement | null>(null);
  const [inBar, setInBar] = useState<HTMLElement | null>(null);
  const [isHere, setHere] = useState(false);
  const exported = useFollowedExport(uid);
  const linked = useSearchParams()[0].get("export");
  useEffect(() => followLinked(uid, linked), [uid, linked]);
  useEffect(() => onFirstSign(() => setHere(true)), []);
  useFreshPage();
  useEffect(showKeptToast, []);
  return (
    <div className="portal">
      {viewer !== undefined && (
        <Suspense fallback={null}>
          <ViewBand name={own ?? ""} />
        </Suspense>
      )}
      <SkipLink />
      <header className="portal-side">
        <div className="portal-head">
          <PortalHome dashboard={portal.dashboard} name={portal.name} />
          <span ref={setBesideName} className="min-h-11 min-w-11" />
        </div>
        <PortalNav {...portal} />
        <PortalAccount ways={portal.ways} />
      </header>
      <header className="portal-top">
        <PortalHome dashboard={portal.dashboard} name={portal.name} />
        <div className="flex items-center">
          {name === "admin" && <span ref={setSearchPlace} />}
          <span ref={setInBar} className="min-h-11 min-w-11" />
          <PortalMenu {...portal} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="portal-main">
        <PageFallback value={LOADING}>
          <FirestoreProvider fallback={LOADING}>
            <ProfileWatch uid={uid} />
            <SecondStepGate>
              {name === "admin" && (
                <Suspense fallback={null}>
                  <PortalSearch uid={uid} inBar={searchPlace} />
                </Suspense>
              )}
              {viewer === undefined && isHere && (
                <Suspense fallback={null}>
                  <PortalInbox uid={uid} places={[besideName, inBar]} />
                </Suspense>
              )}
              {name === "franchise" && (
                <Suspense fallback={null}>
                  <MembershipWatch uid={uid} onKnown={setMember} />
                </Suspense>
              )}
              <Suspense fallback={<AnnouncedRoom uid={uid} />}>
                <Announced uid={uid} role={WORKSPACES[name].role} />
              </Suspense>
              {exported !== null && (
                <Suspense fallback={null}>
                  <ExportInSight key={exported} uid={uid} id={exported} />
                </Suspense>
              )}
              {caller === null ? (
                <Outlet />
              ) : (
                <Suspense fallback={LOADING}>
                  <BarPlace value={place}>
                    <CockpitProvider uid={uid}>
                      {name === "telecaller" && (
                        <Suspense fallback={null}>
                          <Reminders />
                        </Suspense>
                      )}
                      <Outlet />
                    </CockpitProvider>
                  </BarPlace>
                </Suspense>
              )}
            </SecondStepGate>
          </FirestoreProvider>
        </PageFallback>
      </main>
      <PortalBar links={portal.links} {...(portal.calls && { place: setPlace })} />
    </div>
  );
}

function PortalHome({ dashboard, name }: { dashboard: string; name: string }) {
  return (
    <Link to={dashboard} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Logo />
      <span className="portal-tag">{name}</span>
    </Link>
  );
}
