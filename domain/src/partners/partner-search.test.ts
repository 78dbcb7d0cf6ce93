import { describe, expect, it } from "vitest";
import { distanceKm, type Place, placeNamed } from "../places/places.ts";
import { isStateCode } from "../places/states.ts";
import { readPartner } from "./partner.ts";
import { searchPartners, specializationsOf } from "./partner-search.ts";

const PARTNERS = [
  ["ravi", "CA Ravi Iyer", "Chennai, Tamil Nadu", ["GST"], 5],
  ["anu", "CA Anu Mehta", "Mumbai, Maharashtra", ["Audit", "gst"], 1],
  ["zoya", "CA Zoya Ali", "Navi Mumbai, Maharashtra", ["GST"], 5],
  ["bala", "Bala Rao", "Bengaluru, Karnataka", ["Income Tax"], 3],
  ["dev", "CA Dev Patil", "Pune, Maharashtra", ["Income Tax"], 4],
  ["nowhere", "CA Ira Sen", "", ["Audit"], 0],
].map(([id, name, location, specializations, average]) => {
  const rating = { average_rating: average, total_reviews: 10 };
  const partner = readPartner(String(id), {
    ...{ name, location, specializations, ...rating },
    active: true,
  });
  if (!partner) throw new Error("not readable");
  return partner;
});
const found = (search: string, specialization = "") =>
  searchPartners(PARTNERS, { search, specialization }).found.map(({ partner }) => partner.id);

describe("the search of the directory", () => {
  it("[D-01] finds by part of a name or of a location, in any case", () => {
    expect(found("MEHTA")).toEqual(["anu"]);
    expect(found("  karnat ")).toEqual(["bala"]);
    expect(found("maharashtra")).toEqual(["anu", "dev", "zoya"]);
    expect(found("nobody of that name")).toEqual([]);
    expect(found("a\nb")).toEqual([]);
  });

  it("[D-01] lists everybody by name, whatever their stars; 'CA' is no name", () => {
    expect(found("")).toEqual(["anu", "bala", "dev", "nowhere", "ravi", "zoya"]);
  });

  it("[D-01] filters by specialization, in any case, together with the search", () => {
    expect(found("", "GST")).toEqual(["anu", "ravi", "zoya"]);
    expect(found("mumbai", "gst")).toEqual(["anu", "zoya"]);
    expect(found("mumbai", "Audit")).toEqual(["anu"]);
    expect(found("", "Law")).toEqual([]);
  });

  it("[D-01] a city that is named orders by distance, also by its earlier name", () => {
    expect(found("Navi Mumbai")).toEqual(["zoya"]);
    expect(found("mumbai")).toEqual(["anu", "zoya"]);
    expect(found("Bombay")).toEqual(["anu"]);
    expect(found("Bangalore")).toEqual(["bala"]);
    expect(searchPartners(PARTNERS, { search: "Mumbai", specialization: "" }).found).toMatchObject([
      { km: 0 },
      { km: 17 },
    ]);
  });

  it("[D-01] where nobody sits in the city, who is near is found, the nearest first", () => {
    expect(found("Thane")).toEqual(["anu", "zoya", "dev"]);
    expect(found("Mysuru")).toEqual(["bala"]);
    expect(found("Mysore", "GST")).toEqual([]);
    expect(found("Kohima")).toEqual([]);
  });

  it("[D-01] where nobody is spelled like that, whose name or city is spelled like it is found, and what was meant is told", () => {
    const search = (text: string, specialization = "") =>
      searchPartners(PARTNERS, { search: text, specialization });
    expect(found("Banglore")).toEqual(["bala"]);
    expect(search("Banglore").meant).toBe("bangalore");
    expect(found("Metha")).toEqual(["anu"]);
    expect(found("anu metha")).toEqual(["anu"]);
    expect(found("Rani")).toEqual([]);
    expect(found("Punee, Maharashtra")).toEqual(["dev"]);
    expect(found("Mumbay", "GST")).toEqual(["anu", "zoya"]);
    expect(search("mehta").meant).toBeNull();
    expect(search("Qwxyz")).toEqual({ found: [], meant: null });
    expect(search("Banglore", "Audit")).toEqual({ found: [], meant: null });
    expect(search("")).toMatchObject({ meant: null });
  });

  it("[D-01] who is not listed is not found, nor are their specializations", () => {
    const hidden = PARTNERS.map((partner) => ({ ...partner, active: partner.id !== "ravi" }));
    expect(searchPartners(hidden, { search: "ravi", specialization: "" }).found).toEqual([]);
    expect(specializationsOf(hidden.filter(({ id }) => id === "ravi"))).toEqual([]);
  });

  it("[D-01] every specialization there is, once and by name", () => {
    expect(specializationsOf(PARTNERS)).toEqual(["Audit", "GST", "Income Tax"]);
    expect(specializationsOf([])).toEqual([]);
  });
});

describe("places", () => {
  const place = (name: string): Place => {
    const known = placeNamed(name);
    if (!known) throw new Error(`${name} is not known`);
    return known;
  };

  it("[D-01] are told by today's name, an earlier one, or the first part of a location", () => {
    for (const name of ["Vadodara", "baroda", " BARODA ", "Vadodara, Gujarat", "Alkapuri, Vadodara"]) {
      expect(placeNamed(name)?.name).toBe("Vadodara");
    }
    for (const text of ["", "Karnataka", "Vado", "constructor", "__proto__"])
      expect(placeNamed(text)).toBeNull();
  });

  it.each([
    ["Delhi", "Mumbai", 1150],
    ["Bengaluru", "Chennai", 290],
    ["Kolkata", "Sri Vijaya Puram", 1300],
    ["Leh", "Thiruvananthapuram", 2850],
    ["Pune", "Pune", 0],
  ])("[D-01] from %s to %s it is about %i km", (from, to, km) => {
    expect(Math.abs(distanceKm(place(from), place(to)) - km)).toBeLessThan(25);
    expect(distanceKm(place(from), place(to))).toBe(distanceKm(place(to), place(from)));
  });

  it("[D-01] all lie in India and in a State of today", () => {
    for (const name of [
      "Delhi",
      "Leh",
      "Aizawl",
      "Kollam",
      "Jamnagar",
      "Panaji",
      "Puducherry",
      "Chandigarh",
    ]) {
      const { state, latitude, longitude } = place(name);
      expect(isStateCode(state)).toBe(true);
      expect(latitude > 6 && latitude < 37 && longitude > 68 && longitude < 98).toBe(true);
    }
  });
});
