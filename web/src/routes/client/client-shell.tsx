import { PATHS } from "@niyamdesk/domain/base/addresses";
import { Suspense, useEffect, useRef } from "react";
import { Link, Outlet, useLocation } from "react-router-dom";
import { clientArea } from "#messages/client-area.ts";
import { notifications } from "#messages/notifications.ts";
import { site } from "#messages/site.ts";
import { ProfileWatch } from "../../features/accounts/components/profile-watch.tsx";
import { UnreadWatch } from "../../features/notifications/components/unread-watch.tsx";
import { useAsOf } from "../../lib/device/use-as-of.ts";
import { FirestoreProvider } from "../../lib/firestore/firestore-provider.tsx";
import { lazyPage } from "../../lib/loading/lazy-page.ts";
import { useUnread } from "../../lib/page/unread-count.ts";
import { useOwnSession } from "../../lib/session/use-own-uid.ts";
import { istDaysBetween } from "../../lib/time/by-day.ts";
import { istDateTime, istTime } from "../../lib/time/ist-words.ts";
import { Loading } from "../../ui/states.tsx";

const ViewBand = lazyPage(() => import("../../features/views/components/view-band.tsx"));

const PAGES = [
  { to: PATHS.user.dashboard, label: site.dashboard, below: PATHS.user.dashboard },
  { to: PATHS.user.orders, label: site.myOrders, below: PATHS.userOrder("") },
  { to: PATHS.user.documents, label: site.myDocuments, below: PATHS.user.documents },
  { to: PATHS.user.consultations, label: site.myConsultations, below: PATHS.user.consultations },
  { to: PATHS.user.calendar, label: site.calendar, below: PATHS.user.calendar },
  { to: PATHS.user.payments, label: site.paymentHistory, below: PATHS.user.payments },
  { to: PATHS.user.notifications, label: site.notifications, below: PATHS.user.notifications },
  { to: PATHS.user.help, label: site.help, below: PATHS.user.help },
  { to: PATHS.user.profile, label: site.myProfile, below: PATHS.user.profile },
] as const;

/** The client's own pages: their navigation and the live reads below it. */
export default function ClientShell() {
  const { uid, name, viewer } = useOwnSession();
  const { pathname } = useLocation();
  const unread = useUnread();
  const links = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone the current page's link may lie outside
  useEffect(() => {
    links.current
      ?.querySelector("[aria-current=page]")
      ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [pathname]);
  return (
    <>
      {viewer !== undefined && (
        <Suspense fallback={null}>
          <ViewBand name={name ?? ""} />
        </Suspense>
      )}
      <nav aria-label={site.myAccount} className="border-b border-base-300">
        {/* What is only read out stays inside: it would make the page as wide as the list. */}
        <ul ref={links} className="page tab-strip relative flex gap-1 overflow-x-auto sm:gap-4">
          {PAGES.map(({ to, label, below }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={pathname === to || pathname.startsWith(below) ? "page" : undefined}
                className="muted -mb-px inline-flex min-h-12 items-center border-b-2 border-transparent px-2 font-medium whitespace-nowrap hover:text-base-content aria-[current=page]:border-primary aria-[current=page]:text-primary"
              >
                {label}{" "}
                {to === PATHS.user.notifications && unread !== null && unread > 0 && (
                  <span className="figures ml-1.5 inline-block rounded-full bg-primary px-1.5 text-xs font-semibold text-primary-content">
                    <span className="sr-only">{notifications.count(unread)}</span>
                    <span aria-hidden="true">{unread}</span>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="page min-h-[60dvh] pt-6 pb-16 sm:pt-8">
        <FirestoreProvider fallback={<Loading />}>
          <ProfileWatch uid={uid} />
          <UnreadWatch uid={uid} />
          <AsOf />
          <Outlet />
        </FirestoreProvider>
      </div>
    </>
  );
}

/** Without a network, what is shown may be old. */
function AsOf() {
  const asOf = useAsOf();
  if (asOf === null) return null;
  const isToday = istDaysBetween(asOf, Date.now()) === 0;
  return (
    <p role="status" className="muted mb-4 text-sm">
      {clientArea.asOf(isToday ? istTime(asOf) : istDateTime(asOf))}
    </p>
  );
}
