import "./styles.css";
import { type ReactNode, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { PREFIX } from "#messages/language.ts";
import { App } from "./app/app.tsx";
import { CrashBoundary } from "./app/crash-boundary.tsx";
import { preparePage } from "./app/public-pages.ts";
import { beginLoading } from "./app/router.tsx";
import { pageAlive } from "./lib/loading/page-alive.ts";
import { takeUpState } from "./lib/page/moved-state.ts";
import { surviveTranslation } from "./lib/page/translated-page.ts";
import { isWrittenForAddress } from "./lib/page/written-page.ts";
import { forgetWithOtherTabs } from "./lib/session/session-memory.ts";

/**
 * Brings the page to life and resolves once it answers. A page that was written at build and is what this address asks for is
 * taken over as it stands; any other is drawn anew.
 *
 * @param beforeTakingOver called right before, with nothing drawn in between
 */
export async function mount(host: HTMLElement, beforeTakingOver: () => void): Promise<void> {
  forgetWithOtherTabs();
  surviveTranslation();
  takeUpState(ownPath(window.location.pathname));
  const path = ownPath(window.location.pathname);
  if (host.dataset.page === undefined) beginLoading(path);
  else await preparePage(path);
  const site = (
    <StrictMode>
      <CrashBoundary screen="root">
        <BrowserRouter basename={PREFIX}>
          <App />
        </BrowserRouter>
      </CrashBoundary>
      {null}
    </StrictMode>
  );
  beforeTakingOver();
  if (isWrittenForAddress(host)) hydrateRoot(host, site);
  else drawAnew(host, site);
  // A shell has nothing that could have been used early, and may show a guard in the place of its page.
  if (host.dataset.page !== undefined) await pageAlive;
}

function drawAnew(host: HTMLElement, site: ReactNode): void {
  for (const element of document.head.querySelectorAll("[data-head]")) element.remove();
  createRoot(host).render(site);
}

function ownPath(pathname: string): string {
  const path = pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length) : pathname;
  return path === "" ? "/" : path;
}
