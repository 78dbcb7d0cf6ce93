import type { DateRule, Recurrence } from "./date-rule.ts";

const STATE = { authority: "STATE", checked_on: "2026-11-30" } as const;
const KINDS = ["proprietor", "partnership", "llp", "company", "opc"] as const;
const EMPLOYERS = {
  source: "akmglobal.com, labour law calendar of January 2026",
  source_url: "https://www.akmglobal.com/blog/compliance-calendar-january-2026",
} as const;
/** Where the two agree on the day. */
const FUNDS = {
  source: "akmglobal.com, labour law calendar of January 2026; greythr.com, labour welfare fund rules",
  source_url: "https://www.akmglobal.com/blog/compliance-calendar-january-2026",
} as const;
const YEARLY_FUND = {
  source: "greythr.com, labour welfare fund rules; sequenthr.in",
  source_url: "https://knowledge.greythr.com/display/GOIN/Labour+Welfare+Fund+Rules+India",
} as const;

/** January to June and July to December, on the 15th after. */
const halfYears: Recurrence = { each: "calendar_half", due: { months: 1, day: 15 } };
/** Of a year that ends in December, in the January after. */
const yearlyOn = (day: number): Recurrence => ({ each: "calendar_year", due: { months: 1, day } });
const onNextMonths = (day: number): Recurrence => ({ each: "month", due: { months: 1, day } });

interface OfState {
  state: string;
  recurs: Recurrence;
  law: string;
  source: string;
  source_url: string;
  /** What is different there, in a sentence. */
  but?: { en: string; hi: string };
}

/**
 * Professional tax that employers deduct and pay. Only of States whose day at least two sources name: not of West Bengal, Tamil Nadu, Kerala,
 * Bihar, Jharkhand, Assam, Odisha and smaller States, whose sources differ, name one day each, or are too old.
 */
const PROFESSIONAL_TAX: readonly OfState[] = [
  {
    ...{ state: "37", recurs: onNextMonths(10), ...EMPLOYERS },
    law: "Andhra Pradesh Tax on Professions, Trades, Callings and Employments Act 1987; form V",
  },
  {
    ...{ state: "36", recurs: onNextMonths(10), ...EMPLOYERS },
    law: "Telangana Tax on Professions, Trades, Callings and Employments Act 1987; form V",
  },
  {
    ...{ state: "23", recurs: onNextMonths(10), ...EMPLOYERS },
    law: "Madhya Pradesh Vritti Kar Adhiniyam 1995",
  },
  {
    ...{ state: "24", recurs: onNextMonths(15), ...EMPLOYERS },
    law: "Gujarat State Tax on Professions, Trades, Callings and Employments Act 1976; form 5",
  },
  {
    ...{ state: "29", recurs: onNextMonths(20) },
    law: "Karnataka Tax on Professions, Trades, Callings and Employments Act 1976; form 5-A",
    source: "ramadhyani.com, labour law calendar; simpliance.in",
    source_url: "https://events.ramadhyani.com/public/index.php/compliance-calendar/labour_law",
    but: {
      en: "Below ₹5,000 a month it is paid by the quarter.",
      hi: "महीने में ₹5,000 से कम हो तो तिमाही में भरा जाता है।",
    },
  },
];

/** Of Maharashtra monthly or once a year, by the tax of the year before. */
const MAHARASHTRA = {
  ...{ ...STATE, source: "biztree.in, periodicity of PTRC; tax-connect-madhuvridhi.com" },
  source_url: "https://biztree.in/2023/05/23/periodicity-of-the-ptrc-dealers-for-fy-2023",
  law: "Maharashtra State Tax on Professions, Trades, Callings and Employments Act 1975; form III-B",
} as const;

/**
 * Labour welfare funds. Of States whose sources agree: not of Gujarat, Goa, Chhattisgarh, Haryana, Punjab and Kerala, where they name
 * different days.
 */
const WELFARE_FUNDS: readonly OfState[] = [
  ...(
    [
      ["27", "Maharashtra (Bombay) Labour Welfare Fund Act 1953; form A-1"],
      ["23", "Madhya Pradesh Shram Kalyan Nidhi Adhiniyam 1982"],
      ["19", "West Bengal Labour Welfare Fund Act 1974; form D"],
      ["07", "Delhi Labour Welfare Fund Rules 1997; form A"],
      ["21", "Odisha Labour Welfare Fund Act 1996"],
    ] as const
  ).map(([state, law]): OfState => ({ ...FUNDS, state, law, recurs: halfYears })),
  {
    ...{ state: "29", recurs: yearlyOn(15), law: "Karnataka Labour Welfare Fund Act 1965; form D" },
    source:
      "udyamica.com on the board's press note of December 2024; ksandk.com on the amendment of January 2026",
    source_url: "https://ksandk.com/newsletter/karnataka-labour-welfare-fund-amendment-act-2025",
    but: { en: "From ten employees on.", hi: "दस कर्मचारियों से।" },
  },
  {
    ...{ state: "33", recurs: yearlyOn(31), law: "Tamil Nadu Labour Welfare Fund Act 1972; form A" },
    source: "The Hindu, 20 January 2024; greythr.com",
    source_url:
      "https://www.thehindu.com/news/cities/Coimbatore/pay-labour-welfare-fund-contribution/article67752277.ece",
  },
  {
    ...{ ...YEARLY_FUND, state: "37", recurs: yearlyOn(31) },
    law: "Andhra Pradesh Labour Welfare Fund Act 1987; form F",
  },
  {
    ...{ state: "36", recurs: yearlyOn(31), law: "Telangana Labour Welfare Fund Act 1987; form F" },
    source: "greythr.com, Telangana Labour Welfare Fund; poisepayroll.com",
    source_url: "https://www.greythr.com/wiki/acts/telangana-labour-welfare-fund-act/",
  },
];

const ABOUT_TAX = {
  en: "Professional tax deducted from employees' wages goes to the State.",
  hi: "कर्मचारियों के वेतन से काटा गया प्रोफ़ेशनल टैक्स राज्य को जमा होता है।",
};
const ABOUT_FUND = {
  en: "Employees' and employer's share, for those on your rolls at the end of the period.",
  hi: "कर्मचारी और नियोक्ता का हिस्सा, अवधि के अंत में जितने लोग काम पर हों।",
};
const TAX_TITLE = { en: "Professional tax for {period}", hi: "{period} का प्रोफ़ेशनल टैक्स" };

/** Dates that differ from State to State, for those who have employees there. */
export const STATE_DATES: readonly DateRule[] = [
  ...PROFESSIONAL_TAX.map((one) => rule("prof_tax", one, TAX_TITLE, ABOUT_TAX)),
  {
    ...{ ...MAHARASHTRA, code: "prof_tax_27", recurs: { each: "month", due: { months: 1, day: 31 } } },
    concerns: { kinds: KINDS, states: ["27"], also: ["prof_tax_large"] },
    words: {
      en: { title: TAX_TITLE.en, about: `${ABOUT_TAX.en} With the monthly return.` },
      hi: { title: TAX_TITLE.hi, about: `${ABOUT_TAX.hi} महीने के रिटर्न के साथ।` },
    },
  },
  {
    ...{ ...MAHARASHTRA, code: "prof_tax_27_year", recurs: { each: "year", due: { months: 0, day: 31 } } },
    concerns: { kinds: KINDS, states: ["27"], also: ["prof_tax"], butNot: ["prof_tax_large"] },
    words: {
      en: {
        title: TAX_TITLE.en,
        about: `${ABOUT_TAX.en} Once a year, if it was up to ₹1 lakh the year before.`,
      },
      hi: { title: TAX_TITLE.hi, about: `${ABOUT_TAX.hi} पिछले साल ₹1 लाख तक था तो साल में एक बार।` },
    },
  },
  ...WELFARE_FUNDS.map((one) =>
    rule("lwf", one, { en: "Labour welfare fund for {period}", hi: "{period} का लेबर वेलफ़ेयर फ़ंड" }, ABOUT_FUND),
  ),
];

type Words = Record<"en" | "hi", string>;

function rule(also: "prof_tax" | "lwf", of: OfState, title: Words, about: Words): DateRule {
  const { state, recurs, law, source, source_url, but } = of;
  const words = (language: "en" | "hi") => ({
    title: title[language],
    about: but === undefined ? about[language] : `${about[language]} ${but[language]}`,
  });
  return {
    ...{ ...STATE, code: `${also}_${state}`, recurs, law, source, source_url },
    concerns: { kinds: KINDS, states: [state], also: [also] },
    words: { en: words("en"), hi: words("hi") },
  };
}
