import type { Role } from "../base/roles.ts";
import { clientAnnouncementsQuery } from "./queries.ts";

/**
 * Announcements that one person is shown. The rules admit no audience that is not theirs.
 *
 * @param audiences of a client's profile
 */
export function announcementsFor(role: Role, audiences: readonly string[]): AnnouncementsQuery {
  return {
    ...clientAnnouncementsQuery,
    where: [
      ["isActive", "==", true],
      ["audience", "in", ["all", role, ...audiences]],
    ],
  };
}

type AnnouncementsQuery = Omit<typeof clientAnnouncementsQuery, "where"> & {
  where: readonly [readonly ["isActive", "==", true], readonly ["audience", "in", readonly string[]]];
};
