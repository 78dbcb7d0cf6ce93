import type { Belongings } from "../platform/belongings.ts";
import { plainRecord } from "../platform/plain.ts";
import { calendarGate, calendarRef } from "./calendar-gate.ts";
import { calendarLinkRef, calendarSecretsRef } from "./calendar-records.ts";

export const statutoryBelongings: Belongings = {
  async exported({ uid }) {
    const calendar = await calendarRef(uid).get();
    return { client_calendars: calendar.exists ? [plainRecord(calendar as never)] : [] };
  },
  gate: calendarGate,
  async erase({ uid }) {
    const { feed_hash, end_hashes = [] } = (await calendarSecretsRef(uid).get()).data() ?? {};
    const hashes = feed_hash ? [...end_hashes, feed_hash] : end_hashes;
    await Promise.all(hashes.map((hash) => calendarLinkRef(hash).delete()));
    await calendarRef(uid).delete();
  },
};
