import { couponTermsInput } from "@niyamdesk/domain/coupons/coupon-input";
import { parseTypedRupees, rupeesOfPaise } from "@niyamdesk/domain/money/money";
import * as z from "zod/mini";
import { couponAdmin } from "#messages/workspaces/coupon-admin.ts";
import type { CouponView } from "../read-coupon.ts";

const words = couponAdmin.form;

/** As it is typed; empty is no bound. */
export interface TypedCoupon {
  code: string;
  kind: "percent" | "amount";
  percent: string;
  amount: string;
  from: string;
  until: string;
  most_uses: string;
  most_per_person: string;
  where: "all" | "some";
  services: Record<string, boolean>;
  least: string;
  note: string;
}

/** @param known ids of the services there are; those of the coupon that are no longer sold stay chosen */
export function typedOf(coupon: CouponView | null, known: readonly string[]): TypedCoupon {
  const chosen = coupon?.services ?? [];
  const { discount = null, from = null, until = null, leastPricePaise = null } = coupon ?? {};
  return {
    code: coupon?.code ?? "",
    kind: discount?.kind ?? "percent",
    percent: discount?.kind === "percent" ? String(discount.percent) : "",
    amount: discount?.kind === "amount" ? rupees(discount.amount_paise) : "",
    ...{ from: from ?? "", until: until ?? "" },
    ...{ most_uses: count(coupon?.mostUses), most_per_person: coupon ? count(coupon.mostPerPerson) : "1" },
    where: chosen.length === 0 ? "all" : "some",
    services: Object.fromEntries([...known, ...chosen].map((id) => [id, chosen.includes(id)])),
    least: rupees(leastPricePaise),
    note: coupon?.note ?? "",
  };
}

const count = (bound: number | null | undefined) => (bound == null ? "" : String(bound));
const rupees = (paise: number | null) => (paise === null ? "" : String(rupeesOfPaise(paise)));

/** What the field that a refusal is about is called here, and what it wants. */
const FIELDS: Readonly<Record<string, readonly [keyof TypedCoupon, string | null]>> = {
  code: ["code", words.wrong.code],
  percent: ["percent", words.wrong.percent],
  amount_paise: ["amount", words.wrong.rupees],
  least_price_paise: ["least", words.wrong.rupees],
  most_uses: ["most_uses", words.wrong.count],
  most_per_person: ["most_per_person", words.wrong.count],
  services: ["where", words.wrong.services],
  note: ["note", words.wrong.note],
  from: ["from", null],
  until: ["until", null],
};

/** @param most what the uses in all are at least, since the coupon was used; null: it was not */
export function couponForm(most: number | null) {
  return z.pipe(
    z.custom<TypedCoupon>(),
    z.transform((typed, context) => {
      const refuse = (field: keyof TypedCoupon, message: string) => {
        context.issues.push({ code: "custom", path: [field], message, input: typed });
      };
      const services = typed.where === "all" ? [] : idsOf(typed.services);
      const read = couponTermsInput.safeParse({
        code: typed.code,
        discount:
          typed.kind === "percent"
            ? { kind: "percent", percent: numberOf(typed.percent) }
            : { kind: "amount", amount_paise: parseTypedRupees(typed.amount) },
        ...{ from: typed.from || null, until: typed.until || null, services, note: typed.note },
        most_uses: orNone(typed.most_uses, numberOf),
        most_per_person: orNone(typed.most_per_person, numberOf),
        least_price_paise: orNone(typed.least, (text) => parseTypedRupees(text) ?? Number.NaN),
      });
      for (const { path, message } of read.error?.issues ?? []) {
        const [field, wanted] = FIELDS[String(path.at(-1))] ?? (["note", null] as const);
        refuse(field, wanted ?? message);
      }
      if (typed.where === "some" && services.length === 0) refuse("where", words.wrong.services);
      if (most !== null && !(numberOf(typed.most_uses) >= most)) refuse("most_uses", words.wrong.fewer(most));
      return read.success && context.issues.length === 0 ? read.data : z.NEVER;
    }),
  );
}

const idsOf = (chosen: Readonly<Record<string, boolean>>) => Object.keys(chosen).filter((id) => chosen[id]);

const numberOf = (typed: string) => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN);

function orNone(typed: string, read: (text: string) => number): number | null {
  return typed.trim() === "" ? null : read(typed);
}
