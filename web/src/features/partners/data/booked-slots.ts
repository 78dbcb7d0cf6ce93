import { queryShape } from "@niyamdesk/domain/base/query";
import { bookedSlotsQuery } from "@niyamdesk/domain/consultations/queries";
import { startOfIstDay } from "@niyamdesk/domain/time/time";
import { useEffect, useRef } from "react";
import { allPublic } from "../../../lib/firestore/firestore-rest.ts";
import { type PublicRead, usePublicRead } from "../../../lib/firestore/public-read.ts";

/** More than there are half hours in the days that can be booked. */
const PAGES = 8;

/**
 * Ids of the times of a CA that are taken. Read when the page opens, and again whenever somebody comes back to it; whether a
 * time really is free, booking it tells.
 */
export function useBookedSlots(partnerId: string): PublicRead<ReadonlySet<string>> {
  const read = usePublicRead(`booked-slots/${partnerId}`, async () => {
    const since = startOfIstDay(Date.now());
    const query = queryShape(bookedSlotsQuery, { partner_id: partnerId, since_at: since });
    const taken = await allPublic(query, PAGES);
    return new Set(taken.map(({ id }) => id));
  });
  const again = useRef(read.retry);
  again.current = read.retry;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") again.current();
    };
    look();
    window.addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      window.removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return read;
}
