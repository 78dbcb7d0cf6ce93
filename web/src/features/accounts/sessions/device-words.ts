import type { Device } from "@niyamdesk/domain/sessions/device";
import { sessions as words } from "#messages/sessions.ts";

/** A device as a person tells it from their others. */
export function deviceWords(device: Device | null): string {
  if (device === null) return words.unknown;
  const { browser, system } = device;
  return words.on(
    browser === "other" ? words.otherBrowser : words.browsers[browser],
    system === "other" ? words.otherSystem : words.systems[system],
  );
}
