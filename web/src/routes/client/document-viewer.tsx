import { PATHS } from "@niyamdesk/domain/base/addresses";
import { useCallback } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { common } from "#messages/common.ts";
import { documents } from "#messages/documents.ts";
import { papers } from "#messages/papers.ts";
import { vault } from "#messages/vault.ts";
import { DocumentViewer } from "../../features/documents/components/document-viewer.tsx";
import { useDocument } from "../../features/documents/data/order-documents.ts";
import type { DocumentView } from "../../features/documents/read-document.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { SkeletonRows } from "../../ui/states.tsx";
import { ViewerFrame } from "../../ui/viewer/viewer-frame.tsx";

const words = documents.viewer;

/** A document of the client's own, over the whole screen, at an address of its own. */
export default function DocumentViewerPage() {
  const [query] = useSearchParams();
  const id = query.get("document") ?? "";
  const live = useDocument(id === "" ? "none" : id);
  const document = live.status === "ready" ? live.value : null;
  usePageTitle(document?.name ?? words.title);
  const close = useClosing(document === null ? PATHS.user.orders : PATHS.userOrder(document.orderId));
  if (document !== null) {
    return (
      <DocumentViewer
        key={document.id}
        document={document}
        standing={<Standing document={document} />}
        onClose={close}
      />
    );
  }
  return (
    <ViewerFrame name={words.title} onClose={close}>
      <div className="p-4">
        {live.status === "loading" && <SkeletonRows rows={1} label={words.opening} />}
        {live.status === "ready" && <p role="alert">{words.refused}</p>}
        {live.status === "failed" && (
          <p role="alert">
            {words.failed}{" "}
            <button type="button" className="link" onClick={live.retry}>
              {common.tryAgain}
            </button>
          </p>
        )}
      </div>
    </ViewerFrame>
  );
}

/** What was wrong with it stands beside it, with the way to send another. */
function Standing({ document: { status, reason, isOurs, orderId, slot } }: { document: DocumentView }) {
  if (isOurs) return <Badge>{papers.fromUs}</Badge>;
  if (status === "rejected") {
    return (
      <span className="flex flex-wrap items-center justify-center gap-3 px-2">
        <span className="text-sm">{reason ?? documents.sendAgainFallback}</span>
        <ButtonLink to={PATHS.userOrderDocument(orderId, slot)}>{documents.states.send_again}</ButtonLink>
      </span>
    );
  }
  if (status === "accepted") return <Badge tone="success">{documents.states.accepted}</Badge>;
  if (status === "replaced") return <Badge>{vault.replaced}</Badge>;
  return status === "received" ? <Badge tone="info">{documents.states.received}</Badge> : null;
}

/** Back to where one came from; who came by the address alone goes to the order. */
function useClosing(order: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    if (key === "default") navigate(order, { replace: true });
    else navigate(-1);
  }, [key, navigate, order]);
}
