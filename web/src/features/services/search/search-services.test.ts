import { CATALOGUE } from "@niyamdesk/domain/services/catalogue/catalogue";
import { summaryOf } from "@niyamdesk/domain/services/service";
import { describe, expect, it } from "vitest";
import { serviceSearch } from "./search-services.ts";

const search = serviceSearch(CATALOGUE.map(summaryOf));
const ids = (text: string) => search(text).services.map(({ id }) => id);

describe("words as the catalogue spells them", () => {
  it.each([
    ["GST registration", "gst-registration"],
    ["gst return", "gst-return"],
    ["trademark", "trademark"],
    ["llp", "llp"],
    ["itr", "itr-filing"],
    ["FSSAI", "fssai"],
    ["digital signature", "etender-dsc"],
    ["e-tender", "etender-dsc"],
    ["pvt ltd", "private-limited"],
    ["how to register a company", "private-limited"],
    ["import export licence", "iec"],
  ])("[C-07] '%s' puts %s first, unbent", (text, id) => {
    expect(ids(text)[0]).toBe(id);
    expect(search(text).close).toBe(false);
  });

  it("[C-07] 'GST' finds what speaks of GST, the services of that name first, and nothing that only looks like it", () => {
    const found = search("GST");
    expect(
      found.services
        .slice(0, 2)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(["gst-registration", "gst-return"]);
    for (const service of found.services) {
      const whole = CATALOGUE.find(({ id }) => id === service.id);
      expect(`${service.name} ${service.summary} ${whole?.feature_list}`).toMatch(/GST/);
    }
    expect(found.services.length).toBeLessThan(CATALOGUE.length / 2);
  });

  it("[C-07] every word must be there; nothing typed is everything", () => {
    expect(ids("trademark gst")).toEqual([]);
    expect(ids("  ")).toHaveLength(CATALOGUE.length);
    expect(ids("🧾")).toHaveLength(CATALOGUE.length);
  });
});

describe("words as people type them", () => {
  it.each([
    ["gst regstration", "gst-registration"],
    ["gst ragistration", "gst-registration"],
    ["gstregistration", "gst-registration"],
    ["jst", "gst-registration"],
    ["gts", "gst-registration"],
    ["itr filling", "itr-filing"],
    ["trade mark", "trademark"],
    ["tradmark", "trademark"],
    ["compny registration", "private-limited"],
    ["comapny", "private-limited"],
    ["privte limted", "private-limited"],
    ["propritorship", "proprietorship"],
    ["fasai", "fssai"],
    ["patnership deed", "partnership"],
    ["accountng", "bookkeeping"],
    ["consumer complant", "consumer-complaint"],
    ["digitel signture", "etender-dsc"],
  ])("[C-07] '%s' still finds %s", (text, id) => {
    expect(ids(text)).toContain(id);
  });

  it("[C-07] 'jst' is taken for GST, said to be close, and means nothing else", () => {
    expect(search("jst").close).toBe(true);
    expect(new Set(ids("jst"))).toEqual(new Set(ids("gst")));
  });

  it("[C-07] a word that is being typed is found from its beginning", () => {
    for (const text of ["tr", "trad", "tradem", "gst reg", "regstra"]) {
      expect(ids(text).length).toBeGreaterThan(0);
    }
  });

  it.each(["pizza", "qq", "xyzzy", "hello world"])("[C-07] '%s' finds nothing", (text) => {
    expect(ids(text)).toEqual([]);
  });
});
