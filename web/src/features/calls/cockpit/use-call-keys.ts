import type { CallDisposition, CallStatus } from "@niyamdesk/domain/calls/call";
import { useEffect, useRef } from "react";

export const OUTCOME_KEYS: Readonly<Record<CallStatus, string>> = {
  connected: "1",
  no_answer: "2",
  busy: "3",
  voicemail: "4",
  failed: "5",
};

export const RESULT_KEYS: Readonly<Record<CallDisposition, string>> = {
  interested: "i",
  callback: "b",
  not_interested: "n",
  converted: "v",
  do_not_call: "d",
};

export const NEXT_KEYS = { hours: "h", tomorrow: "m", week: "w" } as const;

/**
 * Keys of the call. They come before those of a list, whose meanings of the same letters rest. Off below a dialog, and in fields, but for
 * Ctrl Enter in the call's own: on the page beside it that sends what is typed there, or opens a link in another tab.
 *
 * @param areLettersOn the person may switch letters off; Ctrl Enter stays
 */
export function useCallKeys(areLettersOn: boolean, keys: Readonly<Record<string, () => unknown>>): void {
  const latest = useRef({ areLettersOn, keys });
  latest.current = { areLettersOn, keys };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { areLettersOn, keys } = latest.current;
      const isSave = event.key === "Enter" && (event.ctrlKey || event.metaKey);
      if (event.altKey || (!isSave && (event.ctrlKey || event.metaKey || !areLettersOn))) return;
      if (isBelowDialog() || (isSave ? isOfPage(event.target) : isTyping(event.target))) return;
      const act = keys[isSave ? "Ctrl+Enter" : event.key];
      if (act === undefined || event.repeat) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    document.addEventListener("keydown", press, { capture: true });
    return () => document.removeEventListener("keydown", press, { capture: true });
  }, []);
}

/** A radio button takes no letters: whoever walks over them with the arrows still has the keys. */
const FIELDS = ["input:not([type=radio])", "textarea", "select"];

const dockNow = () => document.querySelector(".cockpit-dock");

/** Where there is no room for a dock, the cockpit is a dialog itself. */
function isBelowDialog(): boolean {
  return document.querySelectorAll("dialog[open]").length > (dockNow() === null ? 1 : 0);
}

function isOfPage(target: EventTarget | null): boolean {
  const dock = dockNow();
  const hasOwn = isTyping(target) || (target instanceof HTMLElement && target.matches("a[href]"));
  return hasOwn && dock !== null && target instanceof Node && !dock.contains(target);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || FIELDS.some((field) => target.matches(field)))
  );
}
