import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** The page that was shown last, in whichever frame: signing in and the workspaces have frames of their own. */
let shown: string | null = null;

/**
 * A new page begins at its top, and with the keyboard at its content, unless the page has put the focus somewhere itself. Going
 * back is left to the browser, which knows where the person was.
 */
export function useFreshPage(): void {
  const { pathname } = useLocation();
  const kind = useNavigationType();
  // Before it is drawn, so that no page is seen for a moment where the last one was read to.
  useLayoutEffect(() => {
    const isFirst = shown === null;
    if (shown === pathname) return;
    shown = pathname;
    if (isFirst || kind === "POP") return;
    window.scrollTo(0, 0);
    const main = document.getElementById("main");
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname, kind]);
}
