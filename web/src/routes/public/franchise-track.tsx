import { PATHS } from "@niyamdesk/domain/base/addresses";
import { Suspense, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { common } from "#messages/common.ts";
import { tracker as words } from "#messages/tracker.ts";
import { Tracker } from "../../features/applications/components/tracker.tsx";
import { keptPaperLink, paperLinkIn, paperLinkKept } from "../../features/applications/paper-link.ts";
import { lazyPage } from "../../lib/loading/lazy-page.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { Loading } from "../../ui/states.tsx";

/** Brings what uploads: only whoever comes by a mailed link waits for it. */
const PaperRequest = lazyPage(() => import("../../features/applications/components/paper-request.tsx"));

/** `/franchise/track`: by the ID, typed or in the address; `?papers=` of a mail asks for better documents. */
export default function FranchiseTrackPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const papers = usePaperLink();
  const show = (id: string) => {
    if (new URLSearchParams(search).get("id") === id) return;
    void navigate(PATHS.trackedApplication(id), {
      ...{ replace: true, preventScrollReset: true },
      state: papers === null ? null : keptPaperLink(papers),
    });
  };
  return (
    <div className="page pt-8 pb-4 sm:pt-12">
      <PageHead title={words.title} description={words.description} path={PATHS.franchiseTrack} />
      <h1 className="text-title">{words.title}</h1>
      <p className="muted mt-2 max-w-2xl">{words.lead}</p>
      <noscript>
        <p className="mt-4">{common.needsScript}</p>
      </noscript>
      {papers !== null && (
        <Suspense fallback={<Loading />}>
          <PaperRequest key={papers} token={papers} onKnown={show} />
        </Suspense>
      )}
      {/* What this device remembers is not in the page that was written. */}
      <div data-waits="">
        <Tracker asked={new URLSearchParams(search).get("id")} onFound={show} />
      </div>
    </div>
  );
}

/** Taken out of the address at once, so that it is neither seen nor copied; the history keeps it for a reload. */
function usePaperLink(): string | null {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const arrived = paperLinkIn(search);
  useEffect(() => {
    if (arrived !== null) void navigate(pathname, { replace: true, state: keptPaperLink(arrived) });
  }, [arrived, pathname, navigate]);
  return arrived ?? paperLinkKept(state);
}
