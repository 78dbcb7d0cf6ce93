import { type Availability, USUAL_AVAILABILITY } from "@niyamdesk/domain/staff/availability";
import { partIn, type StoredData, textIn } from "../../../lib/firestore/stored.ts";

/** What somebody who works on orders is given; what the record does not say is as usual. */
export function readAvailability(profile: StoredData): Availability {
  const stored = partIn(profile, "availability");
  const away = partIn(stored, "away");
  const [from, until] = [textIn(away, "from"), textIn(away, "until")];
  const { services, capacity } = stored;
  return {
    ...USUAL_AVAILABILITY,
    ...(Array.isArray(services) && { services: services.filter((one) => typeof one === "string") }),
    ...(typeof capacity === "number" && { capacity }),
    ...(from !== null && until !== null && { away: { from, until } }),
  };
}
