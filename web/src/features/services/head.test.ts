import { PRODUCT } from "@niyamdesk/domain/base/product";
import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import { expect, it } from "vitest";
import { headOf } from "./head.ts";

it("[P-13] every service has a title and a description of its own that search engines show whole", () => {
  const heads = CATALOGUE.map(headOf);
  for (const { title, description } of heads) {
    expect(`${title} · ${PRODUCT}`.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(description.length).toBeGreaterThan(50);
  }
  expect(new Set(heads.map(({ title }) => title)).size).toBe(CATALOGUE.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(CATALOGUE.length);
});
