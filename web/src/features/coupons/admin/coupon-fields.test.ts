import { expect, test } from "vitest";
import { couponAdmin } from "#messages/workspaces/coupon-admin.ts";
import { readCoupon } from "../read-coupon.ts";
import { standingOf } from "../standing.ts";
import { couponForm, type TypedCoupon, typedOf } from "./coupon-fields.ts";

const { wrong } = couponAdmin.form;
const filled: TypedCoupon = {
  ...typedOf(null, ["gst", "iec"]),
  ...{ code: "welcome-10", percent: "10", note: "New clients" },
};
const refusals = (changes: Partial<TypedCoupon>, most: number | null = null) =>
  Object.fromEntries(
    (couponForm(most).safeParse({ ...filled, ...changes }).error?.issues ?? []).map(({ path, message }) => [
      path.join("."),
      message,
    ]),
  );

test("[COU-01] what an administrator types becomes the terms that are saved; empty is no limit", () => {
  expect(couponForm(null).parse(filled)).toEqual({
    ...{ code: "WELCOME10", discount: { kind: "percent", percent: 10 }, from: null, until: null },
    ...{ most_uses: null, most_per_person: 1, services: [], least_price_paise: null, note: "New clients" },
  });
  const some = { kind: "amount", amount: "1,500", least: "₹2,000", most_uses: "50" } as const;
  const only = { where: "some", services: { gst: true, iec: false } } as const;
  expect(couponForm(null).parse({ ...filled, ...some, ...only })).toMatchObject({
    ...{ discount: { kind: "amount", amount_paise: 150_000 }, least_price_paise: 200_000, most_uses: 50 },
    services: ["gst"],
  });
});

test("[COU-01] each field says what is wrong with it; uses of a coupon that was used are not made fewer", () => {
  expect(refusals({ code: "a b", percent: "12.5", most_uses: "many", note: "" })).toEqual({
    ...{ code: wrong.code, percent: wrong.percent, most_uses: wrong.count, note: wrong.note },
  });
  expect(refusals({ kind: "amount", amount: "499.50" })).toEqual({ amount: wrong.rupees });
  expect(Object.keys(refusals({ from: "2026-12-02", until: "2026-12-01" }))).toEqual(["until"]);
  expect(refusals({ where: "some" })).toEqual({ where: wrong.services });
  expect(refusals({ most_uses: "4" }, 5)).toEqual({ most_uses: wrong.fewer(5) });
  expect(refusals({ most_uses: "" }, 5)).toEqual({ most_uses: wrong.fewer(5) });
  expect(refusals({ most_uses: "6" }, 5)).toEqual({});
});

test("[COU-01] a coupon that is opened again stands in the form as it was saved, with a service that is no longer sold", () => {
  const at = { toMillis: () => 1 };
  const saved = {
    ...{ discount: { kind: "amount", amount_paise: 50_000 }, from: "2026-12-01", until: null, uses: 3 },
    ...{ most_uses: 5, most_per_person: null, services: ["gone"], least_price_paise: 100_000 },
    ...{ status: "active", note: "Diwali", updated_at: at },
  };
  const coupon = readCoupon("DIWALI", saved);
  if (coupon === null) throw new Error("It was not read");
  const { status, uses, updated_at, ...terms } = saved;
  expect(couponForm(5).parse(typedOf(coupon, ["gst"]))).toEqual({ code: "DIWALI", ...terms });
  expect(readCoupon("DIWALI", { ...saved, discount: {} })).toBeNull();
  expect([status, uses, updated_at.toMillis()]).toEqual([coupon.status, coupon.uses, coupon.updatedAt]);
});

test("[COU-01] a coupon says whether it can be used today, and if not, why", () => {
  const coupon = { status: "active", from: "2026-12-01", until: "2026-12-31", mostUses: 2, uses: 1 } as const;
  const on = (today: string, changes = {}) => standingOf({ ...coupon, ...changes }, today);
  expect(on("2026-12-01")).toBe("active");
  expect(on("2026-12-31")).toBe("active");
  expect(on("2026-11-30")).toBe("later");
  expect(on("2027-01-01")).toBe("over");
  expect(on("2026-12-05", { uses: 2 })).toBe("used_up");
  expect(on("2026-12-05", { status: "stopped" })).toBe("stopped");
});
