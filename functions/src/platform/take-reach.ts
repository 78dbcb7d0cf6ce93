import { SUPPORT } from "@niyamdesk/domain/base/product";
import { reachOn, reachVersions } from "@niyamdesk/domain/settings/reach-read";
import { settingsRef } from "./refs.ts";

/** From here on what we write says how to reach us today, as an administrator set it. Asked before each mail and paper. */
export async function takeReach(): Promise<void> {
  const known = await settingsRef("public").get();
  Object.assign(SUPPORT, reachOn(reachVersions(known.get("versions")), known.readTime.toMillis()));
}
