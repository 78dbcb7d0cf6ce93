import type { ReactNode } from "react";
import { type LazyPage, lazyPage } from "../lib/loading/lazy-page.ts";
import { Loading } from "../ui/states.tsx";

type Routed = () => ReactNode;

/** Routes that are loaded by themselves: the table of an area's pages names all their files, and most visitors need none of it. */
interface LateRoutes {
  /** Stands at all addresses of the area until its routes are here, and then gives way to them. */
  screen: LazyPage;
  /** Null until they have come. */
  arrived(): ReactNode | null;
}

let arrivals = 0;
const waiting = new Set<() => void>();

/** Another number once more of them have come. */
export function routesArrived(): number {
  return arrivals;
}

/** @returns ends it */
export function whenArrived(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

function lateRoutes(load: () => Promise<Routed>): LateRoutes {
  let routes: Routed | null = null;
  const screen = lazyPage(async () => {
    routes = await load();
    arrivals += 1;
    for (const tell of waiting) tell();
    return { default: Loading as () => ReactNode };
  });
  return { screen, arrived: () => routes?.() ?? null };
}

/** The staff's doors and workspaces. */
export const staffWorkspaces = lateRoutes(async () => (await import("./workspaces.tsx")).workspaces);

/** A client's own pages. */
export const clientPages = lateRoutes(async () => (await import("./client-area.tsx")).clientArea);
