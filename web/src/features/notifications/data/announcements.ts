import { clientAnnouncementsQuery } from "@niyamdesk/domain/notifications/queries";
import { type Live, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type Notice, readAnnouncement } from "../notice.ts";

export function useAnnouncements(): Live<Notice[]> {
  return useLiveQuery(clientAnnouncementsQuery, {}, readAnnouncement);
}
