import { isMessage, SOURCE, type ToPage, type ToWindow } from "../messages.ts";

const parentOrigin = new URLSearchParams(location.search).get("parent") ?? "";

/** To the page that opened this window, and to no other. */
export function tellPage(message: ToPage): void {
  if (parentOrigin) window.parent.postMessage({ source: SOURCE, message }, parentOrigin);
}

export function onPageMessage(heard: (message: ToWindow) => void): void {
  window.addEventListener("message", (event) => {
    if (event.origin !== parentOrigin || event.source !== window.parent || !isMessage(event.data)) return;
    heard(event.data.message as ToWindow);
  });
}
