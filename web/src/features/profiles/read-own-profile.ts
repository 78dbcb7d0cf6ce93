import type { NotificationType } from "@niyamdesk/domain/notifications/notification";
import { PREFERENCES, type Preference } from "@niyamdesk/domain/profiles/preferences";
import { partIn, type StoredData } from "../../lib/firestore/stored.ts";
import { type StoredDetails, storedDetails } from "./stored-details.ts";

export interface OwnProfile {
  details: StoredDetails;
  /** What was switched off. */
  off: readonly Preference[];
  /** Announcements that are not shown for that reason. */
  unwanted: readonly NotificationType[];
}

const ANNOUNCED_AS: Record<Preference, NotificationType> = {
  compliance_news: "compliance",
  offers: "discount",
};

export function readOwnProfile(_: string, data: StoredData): OwnProfile {
  const preferences = partIn(data, "preferences");
  const off = PREFERENCES.filter((name) => preferences[name] === false);
  return { details: storedDetails(data), off, unwanted: off.map((name) => ANNOUNCED_AS[name]) };
}
