import type { NotificationType } from "@niyamdesk/domain/notifications/notification";
import { PREFERENCES, type Preference } from "@niyamdesk/domain/profiles/preferences";
import type { Live } from "../../lib/firestore/live.ts";
import { partIn, type StoredData } from "../../lib/firestore/stored.ts";
import { type StoredDetails, storedDetails } from "./stored-details.ts";

export interface OwnProfile {
  details: StoredDetails;
  /** What was switched off. */
  off: readonly Preference[];
  /** Announcements that are not shown for that reason. */
  unwanted: readonly NotificationType[];
  /** Whose announcements they are shown besides those to all clients. */
  audiences: readonly string[];
}

const ANNOUNCED_AS: Record<Preference, NotificationType> = {
  compliance_news: "compliance",
  offers: "discount",
};

export function readOwnProfile(_: string, data: StoredData): OwnProfile {
  const preferences = partIn(data, "preferences");
  const off = PREFERENCES.filter((name) => preferences[name] === false);
  const audiences = Array.isArray(data.audiences)
    ? data.audiences.filter((one) => typeof one === "string")
    : [];
  return { details: storedDetails(data), off, audiences, unwanted: off.map((name) => ANNOUNCED_AS[name]) };
}

/** What announcements are asked by; null while it is not known. */
export function audiencesIn(profile: Live<OwnProfile | null>): readonly string[] | null {
  if (profile.status === "loading") return null;
  return (profile.status === "ready" ? profile.value?.audiences : null) ?? [];
}
