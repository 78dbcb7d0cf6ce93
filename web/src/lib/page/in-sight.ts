import { type RefObject, useEffect, useState } from "react";

/**
 * Tells each time that an element comes near the window.
 *
 * @param margin around the window, such as `400px`
 * @returns ends the watch
 */
export function watchSight(element: Element, onSight: () => void, margin: string): () => void {
  const watch = new IntersectionObserver(
    (seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) onSight();
    },
    { rootMargin: margin },
  );
  watch.observe(element);
  return () => watch.disconnect();
}

/** Whether an element has once been near the window: what is far below is asked for when somebody scrolls there. */
export function useSeenOnce(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (element.current === null || isSeen) return;
    return watchSight(element.current, () => setIsSeen(true), "100px");
  }, [element, isSeen]);
  return isSeen;
}
