import { useLayoutEffect } from "react";
import { useSingleKeys } from "../list/single-keys.ts";

const FIELDS = ["INPUT", "TEXTAREA", "SELECT"];

/** Letters that do something on this page, unless the person switched them off. @param acts must not change */
export function useLetterKeys(acts: Readonly<Record<string, (() => void) | undefined>>): void {
  const { on } = useSingleKeys();
  // With what is shown, not a moment later: a key pressed then would do what stood there before.
  useLayoutEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      // Held down it is one press: what is judged next was not seen yet.
      if (event.repeat || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof HTMLElement && (FIELDS.includes(target.tagName) || target.isContentEditable))
        return;
      if (document.querySelector("dialog[open]") !== null) return;
      const act = acts[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [on, acts]);
}
