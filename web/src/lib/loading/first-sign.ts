const SIGNS = ["pointerdown", "pointermove", "touchstart", "keydown", "focusin", "scroll", "submit"] as const;

/** Runs once, with the first sign of somebody there: what nobody needs before is loaded then. Call the result to wait no longer. */
export function onFirstSign(run: () => void): () => void {
  const heard = new AbortController();
  const hear = (event: Event) => {
    if (isOfRestingPointer(event)) return;
    heard.abort();
    run();
  };
  const listen = { capture: true, passive: true, signal: heard.signal };
  for (const sign of SIGNS) document.addEventListener(sign, hear, listen);
  return () => heard.abort();
}

/** A browser says so too when the page moved below a pointer that did not. */
function isOfRestingPointer(event: Event): boolean {
  return (
    event instanceof PointerEvent &&
    event.type === "pointermove" &&
    event.movementX === 0 &&
    event.movementY === 0
  );
}
