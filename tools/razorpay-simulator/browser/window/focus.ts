const FOCUSABLE = "button:not([disabled]), input:not([disabled]), select:not([disabled]), summary, a[href]";

/** Tab goes round inside the window: what lies under it is not for now. */
export function keepFocusInside(container: HTMLElement, event: KeyboardEvent): void {
  const all = [...container.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (candidate) => candidate.offsetParent !== null && candidate.tabIndex >= 0,
  );
  const first = all.at(0);
  const last = all.at(-1);
  const now = document.activeElement;
  const outside = !container.contains(now);
  if (event.shiftKey && (now === first || outside)) move(event, last);
  else if (!event.shiftKey && (now === last || outside)) move(event, first);
}

function move(event: KeyboardEvent, target: HTMLElement | undefined): void {
  event.preventDefault();
  target?.focus();
}
