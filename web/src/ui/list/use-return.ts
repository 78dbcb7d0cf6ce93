import { useEffect, useRef } from "react";
import type { ListModel } from "../../lib/list/use-list-model.ts";

const PAGES_BACK = 10;

/** Whoever comes back stands at the row they left by, also when it is some pages down. */
export function useReturn<T>(model: ListModel<T>, frame: { current: HTMLElement | null }): void {
  const { returnTo, state, returned } = model;
  const asked = useRef(0);
  useEffect(() => {
    if (returnTo === null || state.status !== "ready" || state.isStale) return;
    const row = frame.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(returnTo)}"]`);
    if (row) {
      row.scrollIntoView({ block: "center" });
      row.focus({ preventScroll: true });
      returned();
    } else if (state.more === "there" && asked.current < PAGES_BACK) {
      asked.current += 1;
      state.loadMore();
    } else if (state.more !== "loading") returned();
  }, [returnTo, state, returned, frame]);
}
