import { PATHS, WORKSPACES } from "@niyamdesk/domain/base/addresses";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { view as words } from "#messages/view.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { inLanguage } from "../../../lib/page/in-language.ts";
import { toast } from "../../../lib/page/toast.ts";
import { forgetView, viewHere } from "../../../lib/session/view.ts";
import { istTime } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { endView } from "../data/views.ts";

const LOOK_EVERY_MS = 5_000;

/** Says in whose workspace an administrator is, that nothing can be changed, and leads out. Its time is looked at, not waited for. */
export default function ViewBand({ name }: { name: string }) {
  const [view] = useState(viewHere);
  const [leaving, setLeaving] = useState(false);
  const band = useRef<HTMLElement>(null);
  useEffect(() => {
    const look = window.setInterval(() => {
      if (viewHere() === null && view !== null) turnBack(PATHS.seeAs(view.of));
    }, LOOK_EVERY_MS);
    return () => window.clearInterval(look);
  }, [view]);
  const place = usePlace();
  useBandHeight(band);

  async function leave(): Promise<void> {
    setLeaving(true);
    try {
      await endView();
    } catch (error) {
      setLeaving(false);
      return toast("error", errorWords(error));
    }
    window.close();
    // A tab that no script has opened stays.
    turnBack(view?.role === "client_user" ? PATHS.client(view.of) : WORKSPACES.admin.pages.dashboard);
  }

  return createPortal(
    <section ref={band} aria-label={words.label} className="view-band">
      <p>
        <strong translate="no">{words.as(name)}</strong> {words.nothing}{" "}
        {view !== null && <span className="figures">{words.until(istTime(view.until))}</span>}
      </p>
      <Button
        look="outline"
        size="small"
        className="min-h-11 border-current"
        busy={leaving}
        onClick={() => void leave()}
      >
        {leaving ? words.leaving : words.leave}
      </Button>
    </section>,
    place,
  );
}

/** Before all else of the page. What sticks inside it sticks to the page. */
function usePlace(): HTMLElement {
  const [place] = useState(() => {
    const made = document.createElement("div");
    made.style.display = "contents";
    return made;
  });
  useLayoutEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return place;
}

function turnBack(to: string): void {
  forgetView();
  window.location.replace(inLanguage(to));
}

/** What sticks to the top of a page sticks below the band. */
function useBandHeight(band: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = new ResizeObserver(() => {
      style.setProperty("--view-band", `${band.current?.offsetHeight ?? 0}px`);
    });
    if (band.current) measure.observe(band.current);
    return () => {
      measure.disconnect();
      style.removeProperty("--view-band");
    };
  }, [band]);
}
