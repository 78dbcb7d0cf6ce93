import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Commission } from "./commission.ts";
import { DEFAULT_COMMISSION_SETTINGS } from "./commission-settings.ts";
import { inStatementOrder, statementSums } from "./statement.ts";

const { tds } = DEFAULT_COMMISSION_SETTINGS;
const none = { carried_paise: 0, year_commission_paise: 0, year_tds_paise: 0 };

describe("a month's statement", () => {
  it("[F-10] adds GST for whoever has a GSTIN, and withholds tax above the year's threshold, also of what was paid before", () => {
    const partner = { gstin: "29ABCPM1234F1Z5", pan: "ABCPM1234F", tds };
    const small = statementSums([149_985, 89_985, -22_485], none, partner);
    expect(small).toMatchObject({
      ...{ lines_paise: 217_485, commission_paise: 217_485, gst_paise: 39_147, tds_paise: 0, tds_percent: 0 },
      ...{ total_paise: 256_632, carried_out_paise: 0 },
    });
    const before = { carried_paise: 0, year_commission_paise: 19_000_00, year_tds_paise: 0 };
    expect(statementSums([2_000_00], before, partner)).toMatchObject({ tds_percent: 2, tds_paise: 42_000 });
    expect(statementSums([2_000_00], before, { ...partner, gstin: null, pan: null })).toMatchObject({
      ...{ tds_percent: 20, tds_paise: 2_000_00, gst_paise: 0, total_paise: 0 },
    });
  });

  it("[F-10] stands by day, then by order, and what was earned stands before what went back of it", () => {
    const line = (id: string, payable: string, order_id = id.slice(0, 5)) => {
      const moment = { toMillis: () => Date.parse(payable) } as Commission["created_at"];
      return { id, order_id, payable_at: moment, created_at: moment };
    };
    const lines = [
      line("ORD-B_fr", "2026-11-20T06:00:00+05:30"),
      line("ORD-A_fr_1", "2026-11-20T23:00:00+05:30"),
      line("ORD-A_fr", "2026-11-20T23:30:00+05:30"),
      line("ORD-C_fr", "2026-11-19T23:30:00+05:30"),
    ];
    expect(lines.sort(inStatementOrder).map(({ id }) => id)).toEqual([
      ...["ORD-C_fr", "ORD-A_fr", "ORD-A_fr_1", "ORD-B_fr"],
    ]);
  });

  it("[N-26] what is below nought is carried into the next month and never paid out", () => {
    const partner = { gstin: null, pan: null, tds };
    const november = statementSums([-6_660, -13_320], none, partner);
    expect(november).toMatchObject({ total_paise: 0, commission_paise: 0, carried_out_paise: -19_980 });
    const december = statementSums([30_000], { ...none, carried_paise: november.carried_out_paise }, partner);
    expect(december).toMatchObject({ commission_paise: 10_020, carried_out_paise: 0 });
  });

  it("[F-10] over any months what was paid, with what is carried, is what was earned", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.integer({ min: -50_000_00, max: 50_000_00 }), { maxLength: 8 }), {
          maxLength: 12,
        }),
        (months) => {
          let carried_paise = 0;
          let year_commission_paise = 0;
          let year_tds_paise = 0;
          for (const lines of months) {
            const before = { carried_paise, year_commission_paise, year_tds_paise };
            const sums = statementSums(lines, before, { gstin: null, pan: "ABCPM1234F", tds });
            expect(sums.total_paise).toBe(sums.commission_paise - sums.tds_paise);
            expect(sums.tds_paise).toBeLessThanOrEqual(sums.commission_paise);
            carried_paise = sums.carried_out_paise;
            year_commission_paise += sums.commission_paise;
            year_tds_paise += sums.tds_paise;
          }
          const earned = months.flat().reduce((sum, paise) => sum + paise, 0);
          expect(year_commission_paise + carried_paise).toBe(earned);
          expect(carried_paise).toBeLessThanOrEqual(0);
        },
      ),
    );
  });
});
