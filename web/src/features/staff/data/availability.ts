import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { Availability } from "@niyamdesk/domain/staff/availability";
import { type Live, useLiveDocument } from "../../../lib/firestore/live.ts";
import { readAvailability } from "../availability/read-availability.ts";

const read = (_: string, data: Parameters<typeof readAvailability>[0]) => readAvailability(data);

/** What somebody is given, live; null while their profile is being made. */
export function useAvailability(uid: string): Live<Availability | null> {
  return useLiveDocument([COLLECTIONS.profiles, uid], read);
}
