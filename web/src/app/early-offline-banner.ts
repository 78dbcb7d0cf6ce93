import { offline } from "#messages/offline.ts";

/** Says that the network is gone while the application, which says it otherwise, is not there. The result ends it. */
export function sayWhenOffline(): () => void {
  const status = document.createElement("div");
  status.setAttribute("role", "status");
  document.body.prepend(status);
  const show = () => {
    status.replaceChildren();
    if (navigator.onLine) return;
    const words = document.createElement("p");
    words.className = "offline-banner";
    words.textContent = offline;
    status.append(words);
  };
  const ended = new AbortController();
  for (const change of ["online", "offline"]) window.addEventListener(change, show, { signal: ended.signal });
  show();
  return () => {
    ended.abort();
    status.remove();
  };
}
