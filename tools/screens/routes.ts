import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../stack/mode.ts";

const ROUTE = /\["(\/[^"]*)", page\.\w+\]/g;

/**
 * Addresses of the router's table and of the sitemap that no picture shows: a screen that was added and not photographed. One
 * service shows what all look like.
 *
 * @param site folder of the built site
 */
export function routesWithoutPicture(seen: ReadonlySet<string>, site: string): string[] {
  const router = readFileSync(path.join(ROOT, "web", "src", "app", "router.tsx"), "utf8");
  const routes = [...router.matchAll(ROUTE)].flatMap(([, route]) => route ?? []);
  const sitemap = readFileSync(path.join(site, "sitemap.xml"), "utf8");
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = ""]) => new URL(address).pathname)
    .filter((address) => !/^\/hi(\/|$)|^\/services\/./.test(address));
  return [...routes, ...listed].filter((route) => {
    const pattern = new RegExp(`^${route.replaceAll(/:\w+/g, "[^/]+")}$`);
    return ![...seen].some((address) => pattern.test(address));
  });
}
