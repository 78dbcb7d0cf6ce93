import { afterEach, describe, expect, it } from "vitest";
import { DEFAULT_HOURS, readHours } from "../partners/consultation-hours.ts";
import { slotId, slotsOf, takesBookings } from "./slot.ts";

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const at = (time: string) => Date.parse(`${time}+05:30`);
/** Saturday, 9:30 in the morning. */
const NOW = at("2026-11-28T09:30:00");
const partner = { active: true, user_id: "ca", consultation_hours: null };
const open = (days: number[], from: string, to: string) => ({
  ...partner,
  consultation_hours: { days, periods: [{ from, to }] },
});
const idsOf = (whose: Parameters<typeof slotsOf>[0], now = NOW) => slotsOf(whose, now).map(({ id }) => id);

describe("the times that can be booked", () => {
  it("[D-02] are half hours of Monday to Friday, 10 to 1 and 2 to 5, unless the CA has other hours", () => {
    const ids = idsOf(partner);
    expect(ids.filter((id) => id.startsWith("20261130"))).toEqual(
      ["1000", "1030", "1100", "1130", "1200", "1230", "1400", "1430", "1500", "1530", "1600", "1630"].map(
        (time) => `20261130T${time}`,
      ),
    );
    expect(ids.filter((id) => /^202611(28|29)|^202612(05|06|12)/.test(id))).toEqual([]);
    expect(ids).toHaveLength(10 * 12);
    expect(ids).toEqual([...ids].sort());
  });

  it("[D-02] begin two hours ahead, to the minute, and end with the fourteenth day", () => {
    const everyDay = open([1, 2, 3, 4, 5, 6], "09:00", "12:00");
    expect(idsOf(everyDay)[0]).toBe("20261128T1130");
    expect(idsOf(everyDay, NOW + 1)[0]).toBe("20261130T0900");
    expect(idsOf(everyDay).at(-1)).toBe("20261212T1130");
    for (const { startsAt, endsAt } of slotsOf(everyDay, NOW)) expect(endsAt - startsAt).toBe(1_800_000);
  });

  it("[FRM-05] turn with the day of India: 23:59 and 00:00 there, not in the machine's zone", () => {
    const earliest = open([1, 2, 3, 4, 5, 6], "00:00", "00:30");
    expect(idsOf(earliest, at("2026-11-28T23:59:59"))[0]).toBe("20261130T0000");
    expect(idsOf(earliest, at("2026-11-28T23:59:59")).at(-1)).toBe("20261212T0000");
    expect(idsOf(earliest, at("2026-11-29T00:00:00")).at(-1)).toBe("20261212T0000");
    expect(idsOf(earliest, at("2026-11-30T00:00:00")).at(-1)).toBe("20261214T0000");
    const latest = open([6], "23:00", "23:30");
    expect(slotsOf(latest, NOW)[0]).toEqual({
      id: "20261128T2300",
      startsAt: Date.UTC(2026, 10, 28, 17, 30),
      endsAt: Date.UTC(2026, 10, 28, 18, 0),
    });
  });

  it.each(["UTC", "America/Los_Angeles", "Pacific/Kiritimati", "Asia/Kolkata"])(
    "[FRM-05] are the same on a machine in %s",
    (TZ) => {
      process.env.TZ = TZ;
      expect(slotsOf(partner, NOW)).toHaveLength(120);
      expect(slotsOf(partner, NOW)[0]).toMatchObject({
        id: "20261130T1000",
        startsAt: at("2026-11-30T10:00"),
      });
      expect(slotId(at("2027-01-01T00:00"))).toBe("20270101T0000");
    },
  );

  it("[D-02] are none on Sundays, none where nobody would hear of them, none where there are no hours", () => {
    expect(idsOf(open([0, 7], "10:00", "12:00"))).toEqual([]);
    expect(idsOf(open([], "10:00", "12:00"))).toEqual([]);
    for (const closed of [{ user_id: null }, { active: false }]) {
      expect(idsOf({ ...partner, ...closed })).toEqual([]);
      expect(takesBookings({ ...partner, ...closed })).toBe(false);
    }
  });

  it("[D-02] overlapping periods give each time once; a period of less than half an hour gives none", () => {
    const hours = (...periods: [string, string][]) => ({
      ...partner,
      consultation_hours: { days: [1], periods: periods.map(([from, to]) => ({ from, to })) },
    });
    expect(idsOf(hours(["10:00", "11:00"], ["10:30", "11:30"])).slice(0, 3)).toEqual([
      "20261130T1000",
      "20261130T1030",
      "20261130T1100",
    ]);
    expect(idsOf(hours(["10:00", "10:00"]))).toEqual([]);
  });
});

it("[D-02] hours that make no sense count as none of their own", () => {
  expect(readHours(DEFAULT_HOURS)).toEqual(DEFAULT_HOURS);
  expect(readHours({ days: [6, 0, 3, "1", 3], periods: [] })).toEqual({ days: [3, 6], periods: [] });
  for (const value of [
    null,
    "10-17",
    { days: [1] },
    { days: [1], periods: [{ from: "10:15", to: "11:00" }] },
    { days: [1], periods: [{ from: "12:00", to: "11:00" }] },
    { days: [1], periods: [{ from: "10:00", to: "24:00" }] },
    { days: [1], periods: [null] },
  ]) {
    expect(readHours(value)).toBeNull();
  }
});
