import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import { summaryOf } from "@niyamdesk/domain/services/service";
import { describe, expect, it } from "vitest";
import { changedAddress, filterOfAddress, findServices, PAGE_SIZE, type ServiceFilter } from "./filter.ts";

const SERVICES = CATALOGUE.map(summaryOf);
const all: ServiceFilter = { category: null, search: "", sort: "popular", shown: PAGE_SIZE };
const ids = (filter: Partial<ServiceFilter>) =>
  findServices(SERVICES, { ...all, ...filter }).map(({ id }) => id);

describe("what the address asks for", () => {
  it.each([
    ["", null],
    ["category=all", null],
    ["category=tax", "tax"],
    ["category=accounting", "compliance"],
    ["category=compliance", null],
    ["category=gardening", null],
  ])("[C-01] ?%s shows %s", (query, category) => {
    expect(filterOfAddress(new URLSearchParams(query)).category).toBe(category);
  });

  it("[C-07] search, order and number of cards are read; nonsense falls back", () => {
    const read = (query: string) => filterOfAddress(new URLSearchParams(query));
    expect(read("q=gst&sort=price-desc&show=24")).toMatchObject({
      search: "gst",
      sort: "price-desc",
      shown: 24,
    });
    for (const show of ["-4", "x", "1.5", "3", "1e99"]) {
      expect(read(`sort=random&show=${show}`)).toMatchObject({ sort: "popular", shown: 12 });
    }
  });

  it("[C-07] a change keeps the rest, leaves out defaults and starts at the first cards again", () => {
    const address = new URLSearchParams("category=tax&q=gst&show=24");
    expect(changedAddress(address, "sort", "name").toString()).toBe("category=tax&q=gst&sort=name");
    expect(changedAddress(address, "category", "all").toString()).toBe("q=gst");
    expect(changedAddress(address, "q", "").toString()).toBe("category=tax");
    const fromMail = new URLSearchParams("q=gst&utm_source=mail");
    expect(changedAddress(fromMail, "sort", "name").toString()).toBe("q=gst&sort=name");
    expect(changedAddress(address, "show", "36").toString()).toBe("category=tax&q=gst&show=36");
  });
});

describe("the list", () => {
  it("[C-01] a category shows its services and no others", () => {
    expect(ids({ category: "compliance" })).toEqual(["bookkeeping", "tds-return"]);
    expect(ids({ category: "tendering" })).toEqual(["etender-dsc"]);
    expect(ids({})).toHaveLength(CATALOGUE.length);
  });

  it.each([
    ["gst return", "gst-return"],
    ["  GST   Return ", "gst-return"],
    ["fiLLip", "llp"],
    ["spice+", "private-limited"],
    ["etender", "etender-dsc"],
    ["e-tender", "etender-dsc"],
    ["form 26as", "itr-filing"],
    ["aadhaar authentication 9A", "gst-registration"],
  ])("[C-07] '%s' finds %s by name, summary or what it includes", (search, id) => {
    expect(ids({ search })).toContain(id);
  });

  it("[C-07] every word must be found, inside the category", () => {
    expect(ids({ search: "trademark gst" })).toEqual([]);
    expect(ids({ search: "gst", category: "legal" })).toEqual([]);
    expect(ids({ search: "+ –" })).toHaveLength(CATALOGUE.length);
  });

  it("[C-07] sorts by popularity, price and name without changing the catalogue", () => {
    const before = SERVICES.map(({ id }) => id);
    const popular = findServices(SERVICES, all).map((service) => service.popular);
    expect(popular).toEqual(popular.toSorted((a, b) => Number(b) - Number(a)));
    const rising = findServices(SERVICES, { ...all, sort: "price-asc" }).map(({ amount }) => amount);
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    const falling = findServices(SERVICES, { ...all, sort: "price-desc" }).map(({ amount }) => amount);
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    expect(ids({ sort: "name" }).slice(0, 2)).toEqual(["bookkeeping", "itr-business"]);
    expect(SERVICES.map(({ id }) => id)).toEqual(before);
  });

  it("[C-07] within equals the catalogue's own order stays", () => {
    expect(ids({ sort: "price-asc" }).slice(0, 2)).toEqual(["itr-filing", "gst-return"]);
  });
});

it("[SX-08] TDS returns are found under Tax as under Accounting", () => {
  const found = (category: "tax" | "compliance" | "legal") =>
    findServices(SERVICES, { category, search: "", sort: "name" }).map(({ id }) => id);
  expect(found("tax")).toContain("tds-return");
  expect(found("compliance")).toContain("tds-return");
  expect(found("legal")).not.toContain("tds-return");
});
