import { expect, test } from "vitest";
import { taxOn } from "../money/gst.ts";
import { correctableUntil, taxInState } from "./correction.ts";
import { correctInvoiceInput } from "./correction-input.ts";

const instant = (time: string) => Date.parse(`${time}+05:30`);

test("[Y-08] an invoice can be corrected until the end of the 10th of the next month in India", () => {
  expect(correctableUntil(instant("2026-11-01T00:00"))).toBe(instant("2026-12-11T00:00"));
  expect(correctableUntil(instant("2026-11-30T23:59:59"))).toBe(instant("2026-12-11T00:00"));
  expect(correctableUntil(instant("2026-12-31T12:00"))).toBe(instant("2027-01-11T00:00"));
});

test("[Y-08] in another State the total and the rate stay, and the tax is split as that State's", () => {
  const own = taxOn(99_900, "29", "29");
  const other = taxInState(own, "29", "27", 18);
  expect(other).toMatchObject({ total_paise: own.total_paise, taxable_paise: 99_900, cgst_paise: 0 });
  expect(other.igst_paise).toBe(taxOn(99_900, "29", "27").igst_paise);
  expect(other.taxable_paise + other.gst_paise + other.round_off_paise).toBe(other.total_paise);
  expect(taxInState(other, "29", "29", 18)).toEqual(own);
});

test("[Y-08] whoever gives a GSTIN gives its State and an address", () => {
  const given = { number: "INV-26-27-000001", name: "Rao Traders", state_code: "29" };
  expect(correctInvoiceInput.safeParse(given).success).toBe(true);
  const registered = { ...given, gstin: "29AAGCB7383J1Z4" };
  const fields = correctInvoiceInput.safeParse({ ...registered, state_code: "27" }).error?.issues;
  expect(fields?.map(({ path }) => path[0]).sort()).toEqual(["address", "state_code"]);
  const whole = { ...registered, address: "12 MG Road, Bengaluru" };
  expect(correctInvoiceInput.safeParse(whole).success).toBe(true);
});
