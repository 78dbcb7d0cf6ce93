import { expect, it } from "vitest";
import { BUILT_IN_REACH } from "../base/product.ts";
import { reachOn, reachVersions } from "./reach-read.ts";

const version = (from: string, phoneLabel: string) => ({ ...BUILT_IN_REACH, from, phoneLabel });

it("[P-04] how to reach us counts from the midnight of its day in India on, and is the built-in until something is set", () => {
  const versions = [version("2026-12-01", "1800 111 111"), version("2026-12-05", "1800 222 222")];
  const on = (time: string) => reachOn(versions, Date.parse(`${time}+05:30`)).phoneLabel;
  expect(on("2026-11-30T23:59")).toBe(BUILT_IN_REACH.phoneLabel);
  expect(on("2026-12-01T00:00")).toBe("1800 111 111");
  expect(on("2026-12-06T00:00")).toBe("1800 222 222");
});

it("[P-04] a record that lacks something is passed over", () => {
  expect(reachVersions([{ from: "2026-12-01", phone: "+911" }, version("2026-12-02", "1800")])).toHaveLength(
    1,
  );
  expect(reachVersions(undefined)).toEqual([]);
  const { gstPractitioner: _, ...earlier } = version("2026-12-03", "1800");
  expect(reachVersions([earlier]), "of before there was one").toEqual([{ ...earlier, gstPractitioner: "" }]);
});
