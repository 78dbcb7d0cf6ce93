import { partnersOfUserQuery } from "@niyamdesk/domain/partners/queries";
import { eachIsolated } from "../platform/each-isolated.ts";
import { runWholeQuery } from "../platform/run-query.ts";
import { bookedAhead } from "./booked-ahead.ts";
import { callOff } from "./call-off.ts";

/**
 * For an account that takes no bookings any more: its times are gone from the directory first, so that whatever is booked at this
 * moment is found or refused (`book.ts`), then what is booked is called off. Safe to repeat; what fails the hourly job does again.
 *
 * @param actor a uid, or `system`
 */
export async function stopBookings(uid: string, actor: string): Promise<void> {
  await pause(uid, true);
  await eachIsolated("calling off", await bookedAhead(uid), (consultation) =>
    callOff(consultation, { canceller: "office", actor, reason: null }),
  );
}

export function resumeBookings(uid: string): Promise<void> {
  return pause(uid, false);
}

async function pause(uid: string, paused: boolean): Promise<void> {
  for (const { ref } of await runWholeQuery(partnersOfUserQuery, { uid })) await ref.update({ paused });
}
