const GAP = 6;
const EDGE = 8;

/** What `floatAt` has to know; CSS pixels of the window. */
interface Room {
  opener: { top: number; bottom: number; right: number };
  panel: { width: number; height: number };
  window: { width: number; height: number };
}

export interface FloatingPlace {
  isAbove: boolean;
  left: number;
  /** From the upper edge of the window, or from the lower one where it stands above. */
  from: number;
  maxHeight: number;
}

/** Below its opener, ends in line; above it where there is more room and below too little. It never leaves the window. */
export function placeOf({ opener, panel, window: { width, height } }: Room): FloatingPlace {
  const below = height - opener.bottom - GAP - EDGE;
  const above = opener.top - GAP - EDGE;
  const isAbove = panel.height > below && above > below;
  return {
    isAbove,
    left: Math.max(EDGE, Math.min(opener.right - panel.width, width - panel.width - EDGE)),
    from: isAbove ? height - opener.top + GAP : opener.bottom + GAP,
    maxHeight: isAbove ? above : below,
  };
}

/** Puts a panel above all of the page, and beside what opened it for as long as it is open. A sheet on a phone, which the styles place. */
export function floatAt(panel: HTMLElement, opener: HTMLElement): () => void {
  panel.popover = "manual";
  panel.showPopover?.();
  const phone = window.matchMedia("(width < 40rem)");
  const place = () => {
    const { style } = panel;
    style.cssText = "";
    if (phone.matches) return;
    const { offsetWidth, offsetHeight } = panel;
    const { isAbove, left, from, maxHeight } = placeOf({
      opener: opener.getBoundingClientRect(),
      panel: { width: offsetWidth, height: offsetHeight },
      window: { width: document.documentElement.clientWidth, height: window.innerHeight },
    });
    style.left = `${left}px`;
    style[isAbove ? "bottom" : "top"] = `${from}px`;
    style.setProperty("--menu-height", `${maxHeight}px`);
  };
  const onScroll = ({ target }: Event) => {
    if (!(target instanceof Node) || !panel.contains(target)) place();
  };
  place();
  window.addEventListener("resize", place);
  document.addEventListener("scroll", onScroll, true);
  return () => {
    window.removeEventListener("resize", place);
    document.removeEventListener("scroll", onScroll, true);
    if (panel.isConnected) panel.hidePopover?.();
  };
}
