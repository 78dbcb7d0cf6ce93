import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { common } from "#messages/common.ts";
import { offline } from "#messages/offline.ts";
import { useOfflineWords } from "../lib/device/offline-words.ts";
import { useOnline } from "../lib/device/online.ts";

export function OfflineBanner() {
  const online = useOnline();
  const words = useOfflineWords();
  const waits = usePageThatWaits(online);
  return (
    <div role="status" aria-live="polite">
      {!online && (
        <p className="offline-banner">
          {words ?? offline}
          {waits && <strong className="block">{common.pageOpensOnline}</strong>}
        </p>
      )}
    </div>
  );
}

/** A link's page is drawn once its file is here: a page that is shown on the way must not look like a press that went nowhere. */
const SOON_MS = 400;

/** Whether a page that is not on this device was asked for, and cannot come. */
function usePageThatWaits(online: boolean): boolean {
  const { pathname } = useLocation();
  /** Of the page that is drawn; the address runs ahead of it. */
  const drawn = useRef<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: by the page that has been drawn
  useEffect(() => {
    drawn.current = window.location.pathname;
    setAsked(null);
  }, [pathname]);
  useEffect(() => {
    if (online) return;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(soon);
      soon = setTimeout(() => {
        const at = window.location.pathname;
        setAsked(at === drawn.current ? null : at);
      }, SOON_MS);
    };
    document.addEventListener("click", look);
    return () => {
      clearTimeout(soon);
      document.removeEventListener("click", look);
      setAsked(null);
    };
  }, [online]);
  return asked !== null;
}
