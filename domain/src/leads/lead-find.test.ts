import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Findable, findBy, findFor } from "./lead-find.ts";

const asha: Findable = { name: "Asha D'Souza", company: "Reddy Agro Traders", phone_e164: "+919847011223" };

/** As the database and then the screen look for it. */
function isFound(typed: string, lead = asha): boolean {
  const search = findFor(typed);
  return search !== null && findBy(lead).includes(search.contains) && search.matches(lead);
}

describe("[T-02] a lead is found", () => {
  it.each([
    ...["a", "ash", "ASHA", "souza", "d'souza", "agro", "asha souza", "Agro Ash", "red trad"],
    ...["9847", "98470 11223", "+91 98470 11223", "091-9847011223", "11223", "7011"],
  ])("[T-02] by '%s'", (typed) => {
    expect(isFound(typed)).toBe(true);
  });

  it.each(["", "   ", "sha", "asha pillai", "122", "99999", "-", "'"])("[T-02] not by '%s'", (typed) => {
    expect(isFound(typed)).toBe(false);
  });

  it("[T-02] in Hindi too, by whole characters", () => {
    const lead = { name: "आशा पिल्लै", company: null, phone_e164: "+919847011223" };
    expect(isFound("आशा", lead)).toBe(true);
    expect(isFound("पिल्", lead)).toBe(true);
  });

  it("[T-02] by any run of four figures, and by the beginning of any of its words", () => {
    const anyLead = fc.record({
      name: fc.stringMatching(/^[A-Za-z]{1,12}( [A-Za-z]{1,12}){0,3}$/),
      company: fc.option(fc.stringMatching(/^[A-Za-z]{1,12}$/)),
      phone_e164: fc.stringMatching(/^\+91[6-9][0-9]{9}$/),
    });
    fc.assert(
      fc.property(anyLead, fc.nat(), fc.nat(), (lead, one, other) => {
        const from = 3 + (one % 7);
        const to = from + 4 + (other % (14 - from - 4 || 1));
        const figures = lead.phone_e164.slice(from, to);
        if (figures.length >= 4) expect(isFound(figures, lead)).toBe(true);
        const words = lead.name.split(" ");
        const word = words[one % words.length] ?? "";
        expect(isFound(word.slice(0, 1 + (other % word.length)), lead)).toBe(true);
      }),
    );
  });

  it("[T-02] no lead takes more than a few hundred entries", () => {
    expect(
      findBy({ name: "x".repeat(100), company: "word ".repeat(100), phone_e164: "+919847011223" }).length,
    ).toBeLessThan(150);
  });
});
