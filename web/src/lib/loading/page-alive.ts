import { useEffect } from "react";

let say: () => void = () => undefined;

/** Resolves once the page answers, and not only the frame around it: React takes the two over one after the other. */
export const pageAlive: Promise<void> = new Promise((resolve) => {
  say = resolve;
});

/** Stands beside a page, in the same `Suspense`, or in what is shown in its place. */
export function Alive(): null {
  useEffect(() => say(), []);
  return null;
}
