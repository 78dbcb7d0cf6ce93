import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../stack/mode.ts";

const ROUTE = /\["(\/[^"]*)", page\.\w+\]/g;

/** Addresses of the router's table that no picture shows: a screen that was added and not photographed. */
export function routesWithoutPicture(seen: ReadonlySet<string>): string[] {
  const router = readFileSync(path.join(ROOT, "web", "src", "app", "router.tsx"), "utf8");
  const routes = [...router.matchAll(ROUTE)].flatMap(([, route]) => route ?? []);
  return routes.filter((route) => {
    const pattern = new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+")}$`);
    return ![...seen].some((address) => pattern.test(address));
  });
}
