import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import { expect, it } from "vitest";
import source from "./icon.tsx?raw";
import sheet from "./icons.svg?raw";

const drawn = new Set([...sheet.matchAll(/<symbol id="([a-z0-9-]+)"/g)].map(([, id]) => id));

it("[C-06] every icon of the catalogue is drawn", () => {
  expect(CATALOGUE.map(({ icon }) => icon).filter((icon) => !drawn.has(icon))).toEqual([]);
});

it("[C-06] the sheet draws each icon that pages may name, and no others", () => {
  const named = new Set([...source.matchAll(/^ +(?:\| )?"([a-z0-9-]+)"/gm)].map(([, name]) => name));
  expect([...drawn].toSorted()).toEqual([...named].toSorted());
});
