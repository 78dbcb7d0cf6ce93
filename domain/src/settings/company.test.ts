import { expect, it } from "vitest";
import { type CompanyVersion, companyOn, supplierOf } from "./company.ts";

const version = (from: string, gstin = "29AAGCN1234F1ZN"): CompanyVersion => ({
  ...{ from, name: "NiyamDesk", address: "12 MG Road, Bengaluru", gstin, cin: null },
});

it("[Z-26] the version of a day counts from its midnight in India on", () => {
  const versions = [version("2015-01-01"), version("2026-12-02", "27AAPFU0939F1ZV")];
  const on = (time: string) => companyOn(versions, Date.parse(`${time}+05:30`))?.from;
  expect(on("2026-12-01T23:59:59.999")).toBe("2015-01-01");
  expect(on("2026-12-02T00:00")).toBe("2026-12-02");
  expect(companyOn(versions.slice(1), Date.parse("2026-12-01T12:00+05:30"))).toBeUndefined();
});

it("[Z-26] the State of the supplier is that of the GSTIN, and no number stands where there is none", () => {
  expect(supplierOf(version("2026-12-02", "27AAPFU0939F1ZV"))).toEqual({
    ...{ name: "NiyamDesk", address: "12 MG Road, Bengaluru", gstin: "27AAPFU0939F1ZV", email: null },
    state_code: "27",
  });
  expect(supplierOf({ ...version("2026-12-02"), cin: "U74999MH2015PTC123456" }).cin).toBe(
    "U74999MH2015PTC123456",
  );
});
