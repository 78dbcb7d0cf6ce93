import { expect, test } from "vitest";
import { searchWordsOf, searchWordsTyped } from "./search-words.ts";

const words = new Set(
  searchWordsOf([
    "Kavita Rao-Deshmukh",
    "kavita.rao@example.in",
    "+919812345601",
    null,
    "आशा",
    "Venkatanarasimharajuvaripeta",
  ]),
);
const isFound = (typed: string) => {
  const asked = searchWordsTyped(typed);
  return asked === null ? null : [asked.first, ...asked.others].every((word) => words.has(word));
};

test("[Z-02] a person is found by the beginnings of names and addresses, in any script, and by any four digits of the number", () => {
  for (const typed of [
    "kavita",
    "KAV",
    "rao ka",
    "deshm",
    "example",
    "kavita.rao@example.in",
    "आशा",
    "Venkatanarasimharajuvaripeta",
  ])
    expect([typed, isFound(typed)]).toEqual([typed, true]);
  for (const typed of ["98123", "+91 98123 45601", "098123 45601", "5601", "9812345601", "91-98123-45601"])
    expect([typed, isFound(typed)]).toEqual([typed, true]);
  for (const typed of ["avita", "98124", "kavita sharma"])
    expect([typed, isFound(typed)]).toEqual([typed, false]);
  for (const typed of ["", "k", "  ", "-"]) expect([typed, isFound(typed)]).toEqual([typed, null]);
});

test("[Z-01] of many people with one provider and one name, an email finds its own: the database is asked for its mailbox", () => {
  const people = Array.from({ length: 10 }, (_, n) => ({
    email: `${n === 0 ? "rahul" : `rahul.${n}`}@example.in`,
    name: `Rahul ${n}`,
  }));
  const stored = people.map(({ name, email }) => searchWordsOf([name, email]));
  const asked = searchWordsTyped("Rahul@example.in");
  expect(stored.filter((kept) => kept.includes(asked?.first ?? ""))).toEqual([stored[0]]);
  expect(asked?.others.every((word) => stored[0]?.includes(word))).toBe(true);
  // Before the domain is whole, too, and with a name before it.
  for (const typed of ["rahul@", "rahul@exam", "rahul RAHUL@EXAMPLE"])
    expect([typed, searchWordsTyped(typed)?.first]).toEqual([typed, "rahul@"]);
  expect(searchWordsTyped("@example.in")?.first).toBe("example");
});

test("[FS-14] however long a name is, its words are counted", () => {
  const long = Array.from({ length: 100 }, (_, n) => `Namenumber${n}`).join(" ");
  expect(searchWordsOf([long]).length).toBeLessThanOrEqual(300);
});
