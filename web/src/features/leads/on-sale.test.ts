import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import { expect, test } from "vitest";
import { onSale } from "./on-sale.ts";

const [first, second] = CATALOGUE;

test("a service that was withdrawn is offered to nobody; while none has a record, the built-in ones are sold", () => {
  expect(onSale([], CATALOGUE)).toHaveLength(CATALOGUE.length);
  const record = { id: first?.id ?? "", data: { active: true, name: "As it is sold now" } };
  const sold = onSale([record], CATALOGUE);
  expect(sold.map(({ name }) => name)).toEqual(["As it is sold now"]);
  expect(sold[0]?.plans).toEqual(first?.plans);
  const withdrawn = { id: second?.id ?? "", data: { active: false } };
  expect(onSale([record, withdrawn], CATALOGUE)).toHaveLength(1);
});
