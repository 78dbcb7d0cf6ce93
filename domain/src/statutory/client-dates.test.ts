import { expect, test } from "vitest";
import { type Bought, dateOfOrder, datesBetween, datesOfClient } from "./client-dates.ts";
import { NO_FACTS, openQuestion, type Whom } from "./facts.ts";
import { standingDates } from "./statutory-date.ts";

const DATES = standingDates([]);
const whom = (told: Partial<Whom>): Whom => ({ ...NO_FACTS, state_code: null, ...told });

/** A year from 1 December 2026, as `code day`, in the order of the days. */
const yearOf = (told: Partial<Whom>) =>
  datesBetween({ whom: whom(told), dates: DATES }, "2026-12-01", "2027-11-30").map(
    ({ code, day }) => `${day} ${code}`,
  );
const on = (code: string, days: string) => days.split(" ").map((day) => `${day} ${code}`);
const monthly = (code: string, day: string) =>
  on(
    code,
    ["2026-12", ...Array.from({ length: 11 }, (_, at) => `2027-${String(at + 1).padStart(2, "0")}`)]
      .map((month) => `${month}-${day}`)
      .join(" "),
  );
const RETURNS_LATE = (kind = "") => [`2026-12-31 itr_belated${kind}`, "2027-03-31 itr_revised"] as const;
const ADVANCE = on("advance_tax", "2026-12-15 2027-03-15 2027-06-15 2027-09-15");
const TDS = [
  ...on(
    "tds_payment",
    "2026-12-07 2027-01-07 2027-02-07 2027-03-07 2027-04-30 2027-05-07 2027-06-07 2027-07-07 2027-08-07 2027-09-07 2027-10-07 2027-11-07",
  ),
  ...on("tds_statement", "2027-01-31 2027-05-31 2027-07-31 2027-10-31"),
  ...on("form_130", "2027-06-15"),
  ...on("form_131", "2027-02-15 2027-06-15 2027-08-15 2027-11-15"),
];

test("[CAL-01] a year of somebody with a salary: return, late return, correction, advance tax", () => {
  expect(yearOf({ kind: "salaried", also: ["advance_tax"] })).toEqual(
    [...RETURNS_LATE(), "2027-07-31 itr", ...ADVANCE].sort(),
  );
});

test("[CAL-01] a year of a proprietor with monthly GST, above two crore and without audit", () => {
  expect(
    yearOf({ kind: "proprietor", gst: "monthly", turnover: "upto_5cr", audit: false, also: ["presumptive"] }),
  ).toEqual(
    [
      ...RETURNS_LATE("_business"),
      ...on("itr_business", "2027-08-31"),
      ...on("advance_tax_presumptive", "2027-03-15"),
      ...monthly("gstr_1", "11"),
      ...monthly("gstr_3b", "20"),
      ...on("gstr_9", "2026-12-31"),
      ...on("itc_cut_off", "2027-11-30"),
    ].sort(),
  );
});

test("[CAL-01] a year of a trader under QRMP: the 22nd in Maharashtra, the 24th in Delhi, an audit", () => {
  const trader = (state_code: string) =>
    yearOf({ kind: "proprietor", gst: "quarterly", turnover: "upto_2cr", audit: true, state_code });
  const firstTwo = (code: string, day: string) =>
    on(
      code,
      ["2026-12", "2027-02", "2027-03", "2027-05", "2027-06", "2027-08", "2027-09", "2027-11"]
        .map((month) => `${month}-${day}`)
        .join(" "),
    );
  const year = (group: string, day: string) =>
    [
      ...RETURNS_LATE("_business"),
      ...on("itr_audit", "2027-10-31"),
      ...on("tax_audit", "2027-09-30"),
      ...on("gstr_1_quarterly", "2027-01-13 2027-04-13 2027-07-13 2027-10-13"),
      ...on(
        `gstr_3b_${group}`,
        ["2027-01", "2027-04", "2027-07", "2027-10"].map((m) => `${m}-${day}`).join(" "),
      ),
      ...firstTwo("gstr_1_iff", "13"),
      ...firstTwo("pmt_06", "25"),
      ...on("itc_cut_off", "2027-11-30"),
    ].sort();
  expect(trader("27")).toEqual(year("x", "22"));
  expect(trader("07")).toEqual(year("y", "24"));
  // Of a State that nobody knows nothing is guessed.
  expect(yearOf({ kind: "proprietor", gst: "quarterly" }).some((one) => one.includes("gstr_3b"))).toBe(false);
});

test("[CAL-01] a year of a private limited company with employees, TDS and all that the Registrar asks for", () => {
  expect(
    yearOf({
      ...{ kind: "company", gst: "none", kyc_year: 2027, incorporated_on: "2019-05-02", audit: true },
      also: ["advance_tax", "tds", "tcs", "epf", "esi", "deposits", "msme_dues", "demat_shares", "csr"],
    }),
  ).toEqual(
    [
      ...RETURNS_LATE("_company"),
      ...on("itr_company", "2027-10-31"),
      ...on("tax_audit", "2027-09-30"),
      ...ADVANCE,
      ...TDS,
      ...on("tcs_statement", "2027-01-15 2027-05-15 2027-07-15 2027-10-15"),
      ...monthly("epf", "15"),
      ...monthly("esi", "15"),
      ...on("agm", "2027-09-30"),
      ...on("adt_1", "2027-10-15"),
      ...on("aoc_4", "2027-10-30"),
      ...on("mgt_7", "2027-11-29"),
      ...on("dpt_3", "2027-06-30"),
      ...on("msme_1", "2027-04-30 2027-10-31"),
      ...on("pas_6", "2027-05-30 2027-11-29"),
      ...on("csr_2", "2026-12-31"),
      ...on("dir_3_kyc", "2027-06-30"),
    ].sort(),
  );
});

test("[CAL-01] whoever has transactions with related companies abroad: the return on 30 November, the audit report a month before", () => {
  const year = yearOf({ kind: "company", gst: "none", audit: true, also: ["transfer_pricing"] });
  expect(year.filter((one) => /tax_audit|itr_(company|transfer)/.test(one))).toEqual([
    "2027-10-31 tax_audit_transfer_pricing",
    "2027-11-30 itr_transfer_pricing",
  ]);
});

test("[CAL-01] a year of an LLP under composition: forms 11 and 8, CMP-08, GSTR-4", () => {
  expect(yearOf({ kind: "llp", gst: "composition", audit: false })).toEqual(
    [
      ...RETURNS_LATE("_business"),
      ...on("itr_business", "2027-08-31"),
      ...on("llp_11", "2027-05-30"),
      ...on("llp_8", "2027-10-30"),
      ...on("cmp_08", "2027-01-18 2027-04-18 2027-07-18 2027-10-18"),
      ...on("gstr_4", "2027-06-30"),
    ].sort(),
  );
});

test("[CAL-01] employers pay professional tax and labour welfare fund by the days of their State, and nothing where the State, or its day, is not known", () => {
  const ofState = (state_code: string | null, also: Partial<Whom>["also"] = ["prof_tax", "lwf"]) =>
    yearOf({ kind: "company", gst: "none", state_code, also }).filter((one) => /prof_tax|lwf/.test(one));
  const half = (code: string) => on(code, "2027-01-15 2027-07-15");
  expect(ofState("27")).toEqual([...on("prof_tax_27_year", "2027-03-31"), ...half("lwf_27")].sort());
  const ends = ["12-31", "01-31", "02-28", "03-31", "04-30", "05-31", "06-30"].concat([
    "07-31",
    "08-31",
    "09-30",
    "10-31",
    "11-30",
  ]);
  expect(ofState("27", ["prof_tax", "prof_tax_large"])).toEqual(
    on("prof_tax_27", ends.map((day, at) => `${at === 0 ? 2026 : 2027}-${day}`).join(" ")),
  );
  expect(ofState("29")).toEqual([...monthly("prof_tax_29", "20"), ...on("lwf_29", "2027-01-15")].sort());
  expect(ofState("19")).toEqual([...half("lwf_19")].sort());
  expect(ofState("24")).toEqual([...monthly("prof_tax_24", "15")].sort());
  expect(ofState("23")).toEqual([...monthly("prof_tax_23", "10"), ...half("lwf_23")].sort());
  expect(ofState("36")).toEqual([...monthly("prof_tax_36", "10"), ...on("lwf_36", "2027-01-31")].sort());
  expect(ofState("37")).toEqual([...monthly("prof_tax_37", "10"), ...on("lwf_37", "2027-01-31")].sort());
  expect(ofState("33")).toEqual(on("lwf_33", "2027-01-31"));
  expect(ofState("32")).toEqual([]);
  expect(ofState(null)).toEqual([]);
  expect(ofState("29", ["tds"])).toEqual([]);
  expect(openQuestion(whom({ kind: "company", gst: "none", also: ["prof_tax"] }))).toBe("state");
  const titles = datesBetween(
    { whom: whom({ kind: "llp", state_code: "27", also: ["lwf"] }), dates: DATES },
    "2027-01-01",
    "2027-07-31",
  ).filter(({ code }) => code === "lwf_27");
  expect(titles.map(({ key, title }) => [key, title.en])).toEqual([
    ["lwf_27_2026-S2", "Labour welfare fund for Jul to Dec 2026"],
    ["lwf_27_2027-S1", "Labour welfare fund for Jan to Jun 2027"],
  ]);
});

test("[CAL-01] dates follow from a meeting and from an incorporation, the first meeting has until December", () => {
  const company = (told: Partial<Whom>) => yearOf({ kind: "company", gst: "none", ...told });
  expect(company({ agm_on: "2027-08-10" }).filter((one) => /agm|aoc_4|mgt_7|adt/.test(one))).toEqual([
    "2027-08-10 agm",
    "2027-08-25 adt_1",
    "2027-09-09 aoc_4",
    "2027-10-09 mgt_7",
  ]);
  const young = company({ incorporated_on: "2026-11-20" });
  expect(young).toContain("2027-05-19 inc_20a");
  // Its first year ends in March 2027: nothing of a year before is asked of it.
  expect(young.some((one) => one.includes("itr_belated"))).toBe(false);
  expect(young.filter((one) => one.includes("agm"))).toEqual([]);
});

test("[CAL-01] what somebody has not told is asked, one question at a time", () => {
  const asked = (told: Partial<Whom>) => openQuestion(whom(told));
  expect(asked({})).toBe("kind");
  expect(asked({ kind: "salaried" })).toBeNull();
  expect(asked({ kind: "llp" })).toBe("gst");
  expect(asked({ kind: "llp", gst: "quarterly" })).toBe("state");
  expect(asked({ kind: "llp", gst: "quarterly", state_code: "27" })).toBe("turnover");
  expect(asked({ kind: "llp", gst: "none" })).toBe("audit");
  expect(asked({ kind: "company", gst: "none" })).toBeNull();
});

test("[CAL-02] an extended date stands beside the legal one, and a paused one is gone", () => {
  const said = {
    ...{ id: "gstr_9", paused: false, day: null, law: "Notification", source: "cbic", source_url: null },
    ...{ checked_on: "2026-12-20", version: 1, updated_at: { toMillis: () => 0 } },
    extensions: [
      {
        period: "2025-26",
        day: "2027-01-15",
        order: "Notification 1/2027",
        source_url: "https://cbic.gov.in",
        checked_on: "2026-12-20",
      },
    ],
  };
  const told = whom({ kind: "proprietor", gst: "monthly", turnover: "over_5cr" });
  const found = (dates: ReturnType<typeof standingDates>) =>
    datesBetween({ whom: told, dates }, "2026-12-01", "2027-11-30").filter(({ code }) => code === "gstr_9");
  expect(found(standingDates([said]))).toMatchObject([
    { legal_day: "2026-12-31", day: "2027-01-15", extended_by: "Notification 1/2027" },
  ]);
  expect(found(standingDates([{ ...said, paused: true }]))).toEqual([]);
  expect(found(standingDates([{ ...said, extensions: [], day: 30 }]))).toMatchObject([{ day: "2026-12-30" }]);
});

const bought = (service_id: string, plan_id: string, day: string, id = "ORD-1"): Bought => ({
  ...{ id, service_id, plan_id, day, done: false, with: "Suresh Nair" },
});

test("[CAL-03] a purchase covers the next period, the second one the period after", () => {
  const told = whom({ kind: "company", gst: "monthly", turnover: "over_5cr" });
  const orders = [
    bought("gst-return", "monthly", "2026-12-01"),
    bought("gst-return", "monthly", "2026-12-02", "ORD-2"),
  ];
  const dates = datesOfClient({ whom: told, dates: DATES, bought: orders, today: "2026-12-02" });
  const covered = dates.flatMap(({ key, order }) => (order === null ? [] : [`${key} ${order.id}`]));
  expect(covered).toEqual([
    "gstr_1_2026-11 ORD-1",
    "gstr_3b_2026-11 ORD-1",
    "gstr_1_2026-12 ORD-2",
    "gstr_3b_2026-12 ORD-2",
  ]);
});

test("[CAL-05] an order has the date of the law that it is to keep, its client's own before the usual one", () => {
  const itr = bought("itr-filing", "salary", "2026-12-01");
  expect(dateOfOrder([], DATES, itr)).toMatchObject({
    code: "itr_belated",
    period: "2025-26",
    day: "2026-12-31",
  });
  expect(dateOfOrder([], DATES, bought("itr-filing", "salary", "2027-04-02"))).toMatchObject({
    day: "2027-07-31",
  });
  expect(dateOfOrder([], DATES, bought("tds-return", "quarterly", "2026-12-01"))).toMatchObject({
    day: "2027-01-31",
  });
  // Whose GST return is due when depends on what the client told.
  const gst = bought("gst-return", "monthly", "2026-12-01");
  expect(dateOfOrder([], DATES, gst)).toBeNull();
  const told = whom({ kind: "llp", gst: "quarterly", state_code: "07", turnover: "upto_2cr", audit: false });
  const own = datesOfClient({ whom: told, dates: DATES, bought: [gst], today: "2026-12-01" });
  expect(dateOfOrder(own, DATES, gst)).toMatchObject({ code: "gstr_1_quarterly", day: "2027-01-13" });
  expect(dateOfOrder([], DATES, bought("trademark", "standard", "2026-12-01"))).toBeNull();
});

test("[CAL-01] every built-in date has a law, a source, a day checked and words in both languages", () => {
  for (const { code, law, source, checked_on, words } of DATES) {
    expect([code, law.length > 5, source.length > 5]).toEqual([code, true, true]);
    expect(checked_on, code).toMatch(/^2026-11-(27|30)$/);
    for (const { title, about } of [words.en, words.hi])
      expect(title.length * about.length, code).toBeGreaterThan(0);
  }
  expect(new Set(DATES.map(({ code }) => code)).size).toBe(DATES.length);
  const { title } =
    datesBetween(
      { whom: whom({ kind: "salaried", also: ["advance_tax"] }), dates: DATES },
      "2026-12-01",
      "2026-12-20",
    )[0] ?? {};
  expect(title).toEqual({
    en: "Advance tax for 2026-27, 75% in all",
    hi: "2026-27 का एडवांस टैक्स, कुल 75%",
  });
});
