import fc from "fast-check";
import { expect, it } from "vitest";
import { type Attempts, owedOf } from "./owed.ts";

type SomeRefund = Attempts["refunds"][number];
type SomeRequest = Attempts["requests"][number];

const at = (second: number) => ({ toMillis: () => second * 1000 });
const refund = (id: string, paise: number, second: number, more: Partial<SomeRefund> = {}): SomeRefund => ({
  ...{ id, amount_paise: paise, status: "failed", created_at: at(second), ...more },
});
const sent = (id: string, paise: number, second: number, instead_of?: string): SomeRefund =>
  refund(id, paise, second, { status: "processed", ...(instead_of === undefined ? {} : { instead_of }) });
const request = (
  id: string,
  paise: number,
  second: number,
  more: Partial<SomeRequest> = {},
): SomeRequest => ({
  ...{ id, amount_paise: paise, status: "refused", refund_id: null, created_at: at(second), ...more },
});
const owed = (refunds: SomeRefund[], requests: SomeRequest[] = [], left_paise = 1_000_000) =>
  owedOf({ refunds, requests, left_paise });

it("[Y-09] of refunds of one sum that failed, each transfer settles one, whether it names it or not", () => {
  const few = fc.integer({ min: 0, max: 8 });
  fc.assert(
    fc.property(
      few,
      few,
      fc.integer({ min: 1, max: 900_000 }),
      fc.boolean(),
      (failed, transfers, paise, names) => {
        const noted = Math.min(failed, transfers);
        const refunds = [
          ...Array.from({ length: failed }, (_, n) => refund(`rfnd_${n}`, paise, n)),
          ...Array.from({ length: noted }, (_, n) =>
            sent(`trf_${n}`, paise, 100 + n, ...(names ? [`rfnd_${failed - 1 - n}`] : [])),
          ),
        ];
        const found = owed(refunds, [], failed * paise - noted * paise);
        expect(found).toHaveLength(failed - noted);
        if (names)
          expect(found.map(({ id }) => id)).toEqual(refunds.slice(0, failed - noted).map(({ id }) => id));
      },
    ),
  );
});

it("[Y-09] whatever failed and was sent, no rupee counts twice, and no more is owed than is left", () => {
  const sums = fc.array(
    fc.record({
      paise: fc.integer({ min: 1, max: 500 }),
      goes: fc.boolean(),
      asked: fc.boolean(),
      names: fc.option(fc.nat(9), { nil: undefined }),
    }),
    { maxLength: 10 },
  );
  fc.assert(
    fc.property(sums, fc.nat(3000), (some, left) => {
      const idOf = (n: number) => (some[n]?.asked ? `rrq_${n}` : `rfnd_${n}`);
      const refunds = some.flatMap(({ paise, goes, asked, names }, n) => {
        const named = names === undefined || names >= n ? {} : { instead_of: idOf(names) };
        return asked ? [] : [refund(idOf(n), paise, n, { status: goes ? "processed" : "failed", ...named })];
      });
      const requests = some.flatMap(({ paise, goes, asked, names }, n) => {
        const named = names === undefined || names >= n ? {} : { instead_of: idOf(names) };
        return asked ? [request(idOf(n), paise, n, { status: goes ? "asked" : "refused", ...named })] : [];
      });
      const found = owed(refunds, requests, left);
      const total = found.reduce((sum, { paise }) => sum + paise, 0);
      const unsent = some.reduce((sum, { goes, paise }) => sum + (goes ? 0 : paise), 0);
      expect(total).toBeLessThanOrEqual(Math.min(left, unsent));
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      // What nobody sent anything for or after stays owed, as far as it can go back.
      const nothing =
        some.filter(({ goes }) => goes).length === 0 && some.every(({ names }) => names === undefined);
      if (nothing) expect(total).toBe(Math.min(left, unsent));
    }),
  );
});

it("[Y-09] a try that failed itself takes the place of the first: one sum is owed, and one transfer settles it", () => {
  const tries = [refund("rfnd_1", 500, 1), refund("rfnd_2", 500, 2, { instead_of: "rfnd_1" })];
  expect(owed(tries)).toEqual([{ id: "rfnd_2", paise: 500 }]);
  expect(owed([...tries, sent("trf_1", 500, 3, "rfnd_2")])).toEqual([]);
  // Noted on a screen that still showed the first.
  expect(owed([...tries, sent("trf_1", 500, 3, "rfnd_1")])).toEqual([]);
});

it("[Y-09] what stands in for a refund that went after all is owed no more, however many tries lie between", () => {
  const late = sent("rfnd_1", 500, 1);
  const second = refund("rfnd_2", 500, 2, { instead_of: "rfnd_1" });
  const third = refund("rfnd_3", 500, 3, { instead_of: "rfnd_2" });
  expect(owed([late, second])).toEqual([]);
  expect(owed([late, second, third])).toEqual([]);
  expect(owed([late, refund("rfnd_2", 700, 2, { instead_of: "rfnd_1" })])).toEqual([
    { id: "rfnd_2", paise: 200 },
  ]);
  // By its request's id, and what names in a circle ends.
  const request_1 = request("rrq_1", 500, 1, { status: "accepted", refund_id: "rfnd_1" });
  expect(owed([late, refund("rfnd_2", 500, 2, { instead_of: "rrq_1" })], [request_1])).toEqual([]);
  const circle = [
    refund("rfnd_4", 500, 4, { instead_of: "rfnd_5" }),
    refund("rfnd_5", 500, 5, { instead_of: "rfnd_4" }),
  ];
  expect(() => owed(circle)).not.toThrow();
});

it("[Y-09] a transfer of less leaves the rest owed, one of more settles others with what is over", () => {
  const failed = [refund("rfnd_1", 500, 1), refund("rfnd_2", 300, 2)];
  expect(owed([...failed, sent("trf_1", 200, 3, "rfnd_1")])).toEqual([
    { id: "rfnd_1", paise: 300 },
    { id: "rfnd_2", paise: 300 },
  ]);
  expect(owed([...failed, sent("trf_1", 800, 3, "rfnd_1")])).toEqual([]);
});

it("[Y-09] what names nothing settles its own sum before an older one, never a part, and nothing that failed later", () => {
  const failed = [refund("rfnd_1", 300, 1), refund("rfnd_2", 500, 2)];
  expect(owed([...failed, sent("rfnd_3", 500, 3)])).toEqual([{ id: "rfnd_1", paise: 300 }]);
  expect(owed([...failed, sent("rfnd_3", 299, 3)])).toHaveLength(2);
  expect(owed([...failed, sent("rfnd_3", 900, 0)])).toHaveLength(2);
});

it("[Y-09] what was refused is its request, what failed of ours is named by either of its ids, and what is asked for counts as gone", () => {
  const refused = request("rrq_1", 500, 1);
  expect(owed([], [refused])).toEqual([{ id: "rrq_1", paise: 500 }]);
  const asked = request("rrq_2", 500, 2, { status: "asked", instead_of: "rrq_1" });
  expect(owed([], [refused, asked])).toEqual([]);
  const ours = request("rrq_3", 500, 3, { status: "accepted", refund_id: "rfnd_3" });
  const failed = refund("rfnd_3", 500, 3);
  expect(owed([failed], [ours])).toEqual([{ id: "rfnd_3", paise: 500 }]);
  expect(owed([failed, sent("trf_1", 500, 4, "rrq_3")], [ours])).toEqual([]);
  // Whoever cannot read requests: what stands in for one of them settles nothing else.
  expect(owed([failed, sent("trf_1", 500, 4, "rrq_1")])).toEqual([{ id: "rfnd_3", paise: 500 }]);
  expect(owedOf({ refunds: [failed], requests: [], asking_paise: 500, left_paise: 500 })).toEqual([]);
});
