import {
  applicationsForTerritoryQuery,
  applicationsOfPhoneQuery,
  openApplicationsQuery,
  otherApplicationsQuery,
} from "@niyamdesk/domain/applications/queries";
import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { type Live, mapLive, useLiveDocument, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type ApplicationView, readApplication } from "../read-application.ts";

/** One, live; null when it is not there. */
export function useApplication(id: string): Live<ApplicationView | null> {
  const live = useLiveDocument([COLLECTIONS.franchiseApplications, id], readApplication);
  return live.status === "refused" ? { status: "ready", value: null } : live;
}

/** Those that wait longest for a decision, the oldest first, live. @param isWanted not asked for before */
export function useOpenApplications(isWanted: boolean): Live<ApplicationView[]> {
  return useLiveQuery(openApplicationsQuery, isWanted ? {} : null, readApplication);
}

type Person = Pick<ApplicationView, "id" | "email" | "phone">;

/** Other applications by the same address or number, the newest first, live. */
export function useOthersOf({ id, email, phone }: Person): Live<ApplicationView[]> {
  const byEmail = useLiveQuery(otherApplicationsQuery, { email }, readApplication);
  const byPhone = useLiveQuery(applicationsOfPhoneQuery, { phone }, readApplication);
  if (byEmail.status !== "ready") return byEmail;
  return mapLive(byPhone, (found) => {
    const all = new Map([...byEmail.value, ...found].map((one) => [one.id, one]));
    all.delete(id);
    return [...all.values()].sort((a, b) => b.appliedAt - a.appliedAt);
  });
}

/** Who else waits for the same territory, live. */
export function useRivals({ id, code }: Pick<ApplicationView, "id" | "code">): Live<ApplicationView[]> {
  const live = useLiveQuery(applicationsForTerritoryQuery, { code }, readApplication);
  return mapLive(live, (found) => found.filter((one) => one.id !== id));
}
