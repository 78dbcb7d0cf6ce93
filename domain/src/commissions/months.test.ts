import * as fc from "fast-check";
import { expect, test } from "vitest";
import { FRANCHISE_LEVELS, type FranchiseLevel } from "../franchises/franchise-level.ts";
import type { Dispute, Refund } from "../payments/payment.ts";
import { gonePaise } from "../payments/refund-left.ts";
import { changeOf } from "./changes.ts";
import { type Commission, netOf } from "./commission.ts";
import { DEFAULT_COMMISSION_SETTINGS } from "./commission-settings.ts";
import { type Rates, sharesOf } from "./reckoning.ts";
import { type StatementSums, statementSums } from "./statement.ts";

type Line = Pick<
  Commission,
  "amount_paise" | "base_paise" | "status" | "taken_back_paise" | "changes" | "changed_paise"
> & { month: number | null };

interface Sold {
  base: number;
  money: { amount_paise: number; refunds: Refund[]; disputes: Dispute[] };
  /** What each partner earned, and what changed of it later. */
  earned: { who: string; line: Line; later: { month: number; paise: number }[] }[];
}

const at = { toMillis: () => 0 };
const { tds } = DEFAULT_COMMISSION_SETTINGS;
const partner = { gstin: "29ABCPM1234F1Z5", pan: "ABCPM1234F", tds };

/** The one who brought it, and who stands above; who that is changes with the levels that partners have. */
const anyChain = fc.constantFrom<readonly FranchiseLevel[]>(
  ["individual", "district", "state"],
  ["district", "state"],
  ["individual", "state"],
  ["state"],
  ["district"],
);
const anyRates: fc.Arbitrary<Rates> = fc.record({
  state: fc.integer({ min: 10, max: 20 }),
  district: fc.integer({ min: 5, max: 15 }),
  individual: fc.integer({ min: 0, max: 10 }),
});
const anyOf = fc.nat({ max: 2 });
const anySale = fc.record({
  sale: fc.integer({ min: 100, max: 50_000_00 }),
  chain: anyChain,
  rates: anyRates,
});
const anyEvent = fc.oneof(
  fc.record({ refund: anyOf, part: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ fails: anyOf }),
  fc.record({ dispute: anyOf, status: fc.constantFrom<Dispute["status"]>("open", "won", "lost") }),
  fc.record({ completed: anyOf }),
  fc.constant("month" as const),
);
/** Few orders, of which much becomes. */
const anyEvents = fc
  .tuple(
    fc.array(anySale, { minLength: 1, maxLength: 3 }),
    fc.array(fc.oneof(anyEvent, anySale), { minLength: 10, maxLength: 40 }),
  )
  .map(([sales, events]) => [...sales, ...events]);

test("[F-10] [N-26] [N-27] any sequence of sales, levels, percents, refunds, disputes and months: closed statements stay, sums are right to the paisa, a fully refunded order comes to nothing, none costs more than 20 percent", () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      const sold: Sold[] = [];
      const closed = new Map<string, { lines: number[]; sums: StatementSums }[]>(
        FRANCHISE_LEVELS.map((who) => [who, []]),
      );
      let month = 0;

      const keep = ({ money, earned }: Sold) => {
        for (const one of earned) {
          const { line, later } = changeOf(one.line, money);
          one.line = { ...one.line, ...line };
          if (later) one.later.push({ month, paise: later.amount_paise });
        }
      };
      const linesOf = (who: string, of: number) =>
        sold.flatMap(({ earned }) =>
          earned
            .filter((one) => one.who === who)
            .flatMap(({ line, later }) => [
              ...(line.month === of ? [netOf(line)] : []),
              ...later.filter((one) => one.month === of).map(({ paise }) => paise),
            ]),
        );
      const close = () => {
        for (const [who, statements] of closed) {
          const lines = linesOf(who, month);
          const before = {
            carried_paise: statements.at(-1)?.sums.carried_out_paise ?? 0,
            year_commission_paise: statements.reduce((sum, { sums }) => sum + sums.commission_paise, 0),
            year_tds_paise: statements.reduce((sum, { sums }) => sum + sums.tds_paise, 0),
          };
          statements.push({ lines, sums: statementSums(lines, before, partner) });
        }
        month += 1;
      };

      for (const event of events) {
        if (event === "month") close();
        else if ("sale" in event) {
          const { sale: base, chain, rates } = event;
          const earners = chain.map((level) => ({ franchise_id: level, user_id: level, level }));
          const line = { status: "accrued", taken_back_paise: 0, changes: 0, changed_paise: 0 } as const;
          const earned = sharesOf(earners, rates, base).map(({ earner, amount_paise }) => {
            return {
              ...{ who: earner.franchise_id, later: [] },
              line: { ...line, base_paise: base, amount_paise, month: null },
            };
          });
          sold.push({
            base,
            earned,
            money: { amount_paise: Math.round(base * 1.18), refunds: [], disputes: [] },
          });
        } else {
          const n =
            "refund" in event
              ? event.refund
              : "fails" in event
                ? event.fails
                : "dispute" in event
                  ? event.dispute
                  : event.completed;
          const one = sold[n];
          if (one === undefined) continue;
          const { money } = one;
          if ("refund" in event) {
            const left = money.amount_paise - gonePaise(money);
            const amount_paise = Math.ceil((left * event.part) / 100);
            const id = `rfnd_${money.refunds.length}`;
            if (left > 0) money.refunds.push({ id, amount_paise, status: "processed", created_at: at });
          } else if ("fails" in event) {
            money.refunds = money.refunds.map((refund, last) =>
              last === money.refunds.length - 1 ? { ...refund, status: "failed" } : refund,
            );
          } else if ("dispute" in event) {
            const { status } = event;
            money.disputes = [
              {
                ...{ id: "disp_1", amount_paise: money.amount_paise, phase: "", reason_code: "", status },
                ...{ deducted_paise: 0, respond_by: null, created_at: at, told_at: at },
              },
            ];
          } else {
            for (const each of one.earned) {
              if (each.line.status === "accrued") each.line = { ...each.line, status: "payable", month };
            }
          }
          keep(one);
        }
      }
      close();

      for (const { base, money, earned } of sold) {
        const costs = earned.reduce((sum, { line }) => sum + line.amount_paise, 0);
        expect(costs * 100).toBeLessThanOrEqual(base * 20);
        const stands = earned.map(
          ({ line, later }) => netOf(line) + later.reduce((sum, { paise }) => sum + paise, 0),
        );
        for (const paise of stands) expect(paise).toBeGreaterThanOrEqual(0);
        if (gonePaise(money) === money.amount_paise) expect(stands.every((paise) => paise === 0)).toBe(true);
      }
      for (const [who, statements] of closed) {
        // What was closed is what stands there now.
        for (const [of, { lines }] of statements.entries()) expect(linesOf(who, of)).toEqual(lines);
        const inStatements = statements.reduce((sum, { sums }) => sum + sums.commission_paise, 0);
        const carried = statements.at(-1)?.sums.carried_out_paise ?? 0;
        const payable = sold
          .flatMap(({ earned }) => earned.filter((one) => one.who === who && one.line.month !== null))
          .reduce(
            (all, { line, later }) => all + netOf(line) + later.reduce((sum, { paise }) => sum + paise, 0),
            0,
          );
        expect(inStatements + carried).toBe(payable);
      }
    }),
    { numRuns: 300 },
  );
});
