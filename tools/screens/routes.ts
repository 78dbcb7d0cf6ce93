import { readFileSync } from "node:fs";
import path from "node:path";
import { ACCOUNT_ADDRESSES, DOORS, WORKSPACES } from "@niyamdesk/domain/base/addresses";

/** Addresses that only somebody who is signed in sees. */
export const SIGNED_IN_ADDRESSES: readonly string[] = Object.values(WORKSPACES).flatMap(({ pages }) =>
  Object.values<string>(pages),
);

/**
 * Addresses of the product's table and of the sitemap that no picture shows: a screen that was added and not photographed. One
 * service shows what all look like.
 *
 * @param seen paths that were on pictures
 * @param site folder of the built site
 */
export function routesWithoutPicture(seen: ReadonlySet<string>, site: string): string[] {
  const sitemap = readFileSync(path.join(site, "sitemap.xml"), "utf8");
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = ""]) => new URL(address).pathname)
    .filter((address) => !/^\/hi(\/|$)|^\/services\/./.test(address));
  const account = [...Object.values(DOORS).flat(), ...Object.values(ACCOUNT_ADDRESSES)];
  return addressesWithoutPicture([...account, ...SIGNED_IN_ADDRESSES, ...listed], seen);
}

/** Of these addresses, those that no path is one of; `:name` stands for any part. */
export function addressesWithoutPicture(addresses: readonly string[], seen: ReadonlySet<string>): string[] {
  return addresses.filter((address) => {
    const pattern = new RegExp(`^${address.replaceAll(/:\w+/g, "[^/]+")}$`);
    return ![...seen].some((one) => pattern.test(one));
  });
}
