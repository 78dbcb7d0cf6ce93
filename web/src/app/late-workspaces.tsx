import type { ReactNode } from "react";
import { lazyPage } from "../lib/loading/lazy-page.ts";
import { Loading } from "../ui/states.tsx";

type Workspaces = () => ReactNode;

let arrived: Workspaces | null = null;
const waiting = new Set<() => void>();

/** Routes of the staff's doors and workspaces; null until their file has come. */
export function arrivedWorkspaces(): Workspaces | null {
  return arrived;
}

/** @returns ends it */
export function whenArrived(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/**
 * Stands at all addresses of the staff until their routes are here, and then gives way to them. Visitors and clients never load the table of
 * those pages, which is most of all pages.
 */
export const staffWorkspaces = lazyPage(async () => {
  const { workspaces } = await import("#workspaces");
  arrived = workspaces;
  for (const tell of waiting) tell();
  return { default: Loading as () => ReactNode };
});
