import type { Belongings } from "../platform/belongings.ts";
import { DAY_MS, timestamp } from "../platform/clock.ts";
import { plainRecord } from "../platform/plain.ts";
import { calendarGate, calendarRef } from "./calendar-gate.ts";
import { calendarLinkRef, calendarSecretsRef } from "./calendar-records.ts";

const REMEMBERED_DAYS = 30;

export const statutoryBelongings: Belongings = {
  async exported({ uid }) {
    const calendar = await calendarRef(uid).get();
    return { client_calendars: calendar.exists ? [plainRecord(calendar as never)] : [] };
  },
  gate: calendarGate,
  async erase({ uid }) {
    const secrets = await calendarSecretsRef(uid).get();
    const { feed_hash, end_hashes = [], closed_until } = secrets.data() ?? {};
    const hashes = feed_hash ? [...end_hashes, feed_hash] : end_hashes;
    await Promise.all(hashes.map((hash) => calendarLinkRef(hash).delete()));
    // The gate stays closed until the account is gone; should that never come, it goes by itself.
    if (secrets.exists) {
      const expires_at = timestamp(Date.now() + REMEMBERED_DAYS * DAY_MS);
      await secrets.ref.set({ expires_at, ...(closed_until && { closed_until }) });
    }
    await calendarRef(uid).delete();
  },
};
