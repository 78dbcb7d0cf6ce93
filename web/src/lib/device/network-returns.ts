/** Resolves with the next time that the browser comes online. */
export function networkReturns(): Promise<void> {
  return new Promise((resolve) => window.addEventListener("online", () => resolve(), { once: true }));
}
