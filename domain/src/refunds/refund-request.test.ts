import { expect, test } from "vitest";
import * as z from "zod/mini";
import { utr } from "./refund-request.ts";

test("[Y-09] a UTR counts as a bank's statement prints it, in groups and small letters; what is none is refused", () => {
  expect(z.parse(utr, " sbinr5 2026-1201 12345 ")).toBe("SBINR52026120112345");
  expect(z.parse(utr, "611413096012")).toBe("611413096012");
  for (const wrong of ["", "12345", "SBINR5/2026120112345", "A".repeat(23)])
    expect(z.safeParse(utr, wrong).success).toBe(false);
});
