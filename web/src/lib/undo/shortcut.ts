/** What can be taken back at this moment, the latest last. */
const offered: (() => void)[] = [];

/** Ctrl Z (⌘ Z) takes back the latest of what is offered. Call the result to withdraw it. */
export function offerUndo(takeBack: () => void): () => void {
  if (offered.length === 0) document.addEventListener("keydown", onKey);
  offered.push(takeBack);
  return () => {
    const place = offered.indexOf(takeBack);
    if (place >= 0) offered.splice(place, 1);
    if (offered.length === 0) document.removeEventListener("keydown", onKey);
  };
}

function onKey(event: KeyboardEvent): void {
  if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey)) return;
  // Where something is typed, the same keys take back letters.
  if (event.shiftKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
  event.preventDefault();
  offered.at(-1)?.();
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.matches("textarea, select, input:not([type=checkbox], [type=radio])")
  );
}
