import type { DateRule } from "./date-rule.ts";

const checked_on = "2026-11-27";
const IT = { authority: "IT", checked_on } as const;
const NEW_FORMS = {
  source: "taxheal.com, TDS compliance (Rules 218 and 219)",
  source_url: "https://www.taxheal.com/tds-compliance-2-0-new-dates-new-forms-and-the-mega-form-141.html",
} as const;
const RETURNS = "cleartax.in, due dates of returns; Finance Act 2026 (practicaltaxplanning.com)";
const FEE = {
  en: "Fee of ₹5,000, or ₹1,000 if your income is up to ₹5 lakh.",
  hi: "₹5,000 की फ़ीस, या आमदनी ₹5 लाख तक हो तो ₹1,000।",
};
const TDS_FEE = {
  en: "Fee of ₹200 a day, up to the tax in the statement.",
  hi: "रोज़ ₹200 की फ़ीस, ज़्यादा से ज़्यादा स्टेटमेंट के टैक्स जितनी।",
};

/** Dates of income tax. */
export const TAX_DATES: readonly DateRule[] = [
  {
    ...IT,
    code: "advance_tax",
    recurs: { each: "quarter", due: { months: 0, day: 15 } },
    concerns: { also: ["advance_tax"], butNot: ["presumptive"] },
    law: "Income-tax Act 2025, s. 408",
    source: "cabkgoyal.com; aubsp.com, s. 408",
    words: {
      en: {
        title: "Advance tax for {year}, {share} in all",
        about:
          "Tax of the running year, paid in four parts when ₹10,000 or more is due. What you paid earlier counts.",
      },
      hi: {
        title: "{year} का एडवांस टैक्स, कुल {share}",
        about: "चालू साल का टैक्स, ₹10,000 या ज़्यादा बनने पर चार हिस्सों में। पहले भरा हुआ भी गिना जाता है।",
      },
    },
  },
  {
    ...IT,
    code: "advance_tax_presumptive",
    recurs: { each: "year", due: { months: 0, day: 15 } },
    concerns: { also: ["presumptive"] },
    law: "Income-tax Act 2025, s. 408 with s. 58(2)",
    source: "cabkgoyal.com; aubsp.com, s. 408",
    words: {
      en: {
        title: "Advance tax, all of it for {period}",
        about: "On presumptive income the whole advance tax is paid at once.",
      },
      hi: {
        title: "पूरा एडवांस टैक्स ({period})",
        about: "प्रिज़म्प्टिव आमदनी पर पूरा एडवांस टैक्स एक साथ भरा जाता है।",
      },
    },
  },
  {
    ...IT,
    code: "tds_payment",
    recurs: { each: "month", due: { months: 1, day: 7 }, last: { months: 1, day: 30 } },
    concerns: { also: ["tds", "tcs"] },
    law: "Income-tax Rules 2026, Rule 218",
    ...NEW_FORMS,
    words: {
      en: {
        title: "TDS payment for {period}",
        about: "Tax that you deducted in the month goes to the Government.",
      },
      hi: { title: "{period} का TDS जमा करना", about: "महीने में काटा गया टैक्स सरकार को जमा होता है।" },
    },
  },
  {
    ...IT,
    code: "tds_statement",
    recurs: { each: "quarter", due: { months: 1, day: 31 }, last: { months: 2, day: 31 } },
    concerns: { also: ["tds"] },
    law: "Income-tax Rules 2026, Rule 219; forms 138, 140 and 144",
    ...NEW_FORMS,
    service: { id: "tds-return" },
    words: {
      en: {
        title: "TDS statement for {period}",
        about: "Who was paid and what was deducted in the quarter (forms 138, 140 and 144).",
        late: TDS_FEE.en,
      },
      hi: {
        title: "{period} का TDS स्टेटमेंट",
        about: "तिमाही में किसे भुगतान हुआ और कितना टैक्स कटा (फ़ॉर्म 138, 140 और 144)।",
        late: TDS_FEE.hi,
      },
    },
  },
  {
    ...IT,
    code: "tcs_statement",
    recurs: { each: "quarter", due: { months: 1, day: 15 }, last: { months: 2, day: 15 } },
    concerns: { also: ["tcs"] },
    law: "Income-tax Act 2025, s. 397; form 143",
    source: "taxheal.com, TDS return filing in the new forms",
    source_url:
      "https://www.taxheal.com/tds-return-filing-online-new-forms-as-per-income-tax-rules-2026-and-applicability.html",
    words: {
      en: {
        title: "TCS statement for {period}",
        about: "Tax that you collected from buyers in the quarter (form 143).",
      },
      hi: { title: "{period} का TCS स्टेटमेंट", about: "तिमाही में ख़रीदारों से लिया गया टैक्स (फ़ॉर्म 143)।" },
    },
  },
  {
    ...IT,
    code: "form_130",
    recurs: { each: "year", due: { months: 3, day: 15 } },
    concerns: { also: ["tds"] },
    law: "Income-tax Rules 2026, form 130 (form 16 before)",
    ...NEW_FORMS,
    words: {
      en: {
        title: "Salary certificates (form 130) for {period}",
        about: "Employees get theirs, if you deduct tax from salaries.",
      },
      hi: {
        title: "सैलरी सर्टिफ़िकेट (फ़ॉर्म 130), {period}",
        about: "सैलरी से टैक्स काटते हैं तो कर्मचारियों को दिया जाता है।",
      },
    },
  },
  {
    ...IT,
    code: "form_131",
    recurs: { each: "quarter", due: { months: 2, day: 15 }, last: { months: 3, day: 15 } },
    concerns: { also: ["tds"] },
    law: "Income-tax Rules 2026, form 131 (form 16A before)",
    ...NEW_FORMS,
    words: {
      en: {
        title: "TDS certificates (form 131) for {period}",
        about: "Those from whom you deducted tax get theirs, 15 days after the statement is due.",
      },
      hi: {
        title: "TDS सर्टिफ़िकेट (फ़ॉर्म 131), {period}",
        about: "जिनका टैक्स काटा, उन्हें स्टेटमेंट की तारीख़ के 15 दिन बाद तक दिया जाता है।",
      },
    },
  },
  {
    ...IT,
    code: "form_141",
    recurs: { after: "own", days: 30 },
    concerns: { also: ["tds"] },
    law: "Income-tax Rules 2026, Rule 218; form 141",
    ...NEW_FORMS,
    words: {
      en: {
        title: "TDS on property, rent or a contract (form 141)",
        about: "Within 30 days from the end of the month in which you deducted.",
      },
      hi: {
        title: "प्रॉपर्टी, किराए या ठेके का TDS (फ़ॉर्म 141)",
        about: "जिस महीने काटा, उसके ख़त्म होने से 30 दिन में।",
      },
    },
  },
  {
    ...IT,
    code: "tax_audit",
    recurs: { each: "year", due: { months: 6, day: 30 } },
    concerns: {
      ...{ kinds: ["proprietor", "partnership", "llp", "company", "opc"], audit: true },
      butNot: ["transfer_pricing"],
    },
    law: "Income-tax Act 2025; form 26 (3CA, 3CB and 3CD up to assessment year 2026-27)",
    source: "practicaltaxplanning.com; cleartax.in",
    words: {
      en: {
        title: "Tax audit report for {period}",
        about: "The auditor's report, a month before the return is due.",
      },
      hi: { title: "{period} की टैक्स ऑडिट रिपोर्ट", about: "ऑडिटर की रिपोर्ट, रिटर्न की तारीख़ से एक महीना पहले।" },
    },
  },
  {
    ...IT,
    code: "tax_audit_transfer_pricing",
    recurs: { each: "year", due: { months: 7, day: 31 } },
    concerns: {
      ...{ kinds: ["proprietor", "partnership", "llp", "company", "opc"], audit: true },
      also: ["transfer_pricing"],
    },
    law: "Income-tax Act 2025; form 26 (3CA, 3CB and 3CD up to assessment year 2026-27)",
    source: "practicaltaxplanning.com; cleartax.in",
    words: {
      en: {
        title: "Tax audit report for {period}",
        about: "With transactions with related companies abroad: a month before the return of 30 November.",
      },
      hi: {
        title: "{period} की टैक्स ऑडिट रिपोर्ट",
        about: "विदेश की जुड़ी कंपनियों से लेन-देन हो तो: 30 नवंबर वाले रिटर्न से एक महीना पहले।",
      },
    },
  },
  {
    ...IT,
    code: "itr",
    recurs: { each: "year", due: { months: 4, day: 31 } },
    concerns: { kinds: ["salaried"] },
    law: "Income-tax Act 2025, s. 263(1); ITR-1 and ITR-2",
    source: RETURNS,
    service: { id: "itr-filing" },
    words: {
      en: {
        title: "Income tax return for {period}",
        about: "ITR-1 or ITR-2: salary, one house or more, capital gains.",
        late: FEE.en,
      },
      hi: {
        title: "{period} का इनकम टैक्स रिटर्न",
        about: "ITR-1 या ITR-2: सैलरी, मकान, कैपिटल गेन।",
        late: FEE.hi,
      },
    },
  },
  {
    ...IT,
    code: "itr_business",
    recurs: { each: "year", due: { months: 5, day: 31 } },
    concerns: { kinds: ["proprietor", "partnership", "llp"], audit: false, butNot: ["transfer_pricing"] },
    law: "Income-tax Act 2025, s. 263(1), as the Finance Act 2026 set it; ITR-3, ITR-4 and ITR-5 without audit",
    source: RETURNS,
    service: { id: "itr-business" },
    words: {
      en: {
        title: "Income tax return for {period}",
        about: "Of a business or profession whose accounts need no audit.",
        late: FEE.en,
      },
      hi: {
        title: "{period} का इनकम टैक्स रिटर्न",
        about: "उस व्यवसाय या पेशे का, जिसके खातों का ऑडिट ज़रूरी नहीं।",
        late: FEE.hi,
      },
    },
  },
  {
    ...IT,
    code: "itr_audit",
    recurs: { each: "year", due: { months: 7, day: 31 } },
    concerns: { kinds: ["proprietor", "partnership", "llp"], audit: true, butNot: ["transfer_pricing"] },
    law: "Income-tax Act 2025, s. 263(1)",
    source: RETURNS,
    service: { id: "itr-business" },
    words: {
      en: {
        title: "Income tax return for {period}",
        about: "Of a business whose accounts are audited.",
        late: FEE.en,
      },
      hi: {
        title: "{period} का इनकम टैक्स रिटर्न",
        about: "उस व्यवसाय का, जिसके खातों का ऑडिट होता है।",
        late: FEE.hi,
      },
    },
  },
  {
    ...IT,
    code: "itr_company",
    recurs: { each: "year", due: { months: 7, day: 31 } },
    concerns: { kinds: ["company", "opc"], butNot: ["transfer_pricing"] },
    law: "Income-tax Act 2025, s. 263(1); ITR-6",
    source: RETURNS,
    service: { id: "corporate-tax" },
    words: {
      en: { title: "Company's income tax return for {period}", about: "ITR-6, from the audited accounts." },
      hi: { title: "{period} का कंपनी का इनकम टैक्स रिटर्न", about: "ITR-6, ऑडिट हुए खातों से।" },
    },
  },
  {
    ...IT,
    code: "itr_transfer_pricing",
    recurs: { each: "year", due: { months: 8, day: 30 } },
    concerns: { kinds: ["proprietor", "partnership", "llp", "company", "opc"], also: ["transfer_pricing"] },
    law: "Income-tax Act 2025, s. 263(1) with s. 172 (s. 92E before)",
    source: RETURNS,
    service: { id: "corporate-tax" },
    words: {
      en: {
        title: "Income tax return for {period}",
        about: "Of whoever has transactions with associated enterprises abroad (transfer pricing).",
      },
      hi: {
        title: "{period} का इनकम टैक्स रिटर्न",
        about: "जिनका विदेश की जुड़ी कंपनियों से लेन-देन है (ट्रांसफ़र प्राइसिंग)।",
      },
    },
  },
  ...(
    [
      ["itr_belated", ["salaried"], ["itr"], "itr-filing"],
      [
        "itr_belated_business",
        ["proprietor", "partnership", "llp"],
        ["itr_business", "itr_audit", "itr_transfer_pricing"],
        "itr-business",
      ],
      ["itr_belated_company", ["company", "opc"], ["itr_company", "itr_transfer_pricing"], "corporate-tax"],
    ] as const
  ).map(
    ([code, kinds, unless, service]): DateRule => ({
      ...IT,
      ...{ code, unless, quiet: true, service: { id: service } },
      recurs: { each: "year", due: { months: 9, day: 31 } },
      concerns: { kinds },
      law: "Income-tax Act 2025, s. 263",
      source: RETURNS,
      words: {
        en: {
          title: "Last day for a late return for {period}",
          about: "If the return was not filed in time, it can still be filed until then.",
        },
        hi: {
          title: "{period} के देर वाले रिटर्न का आख़िरी दिन",
          about: "समय पर फ़ाइल न हुआ रिटर्न इस दिन तक फ़ाइल हो सकता है।",
        },
      },
    }),
  ),
  {
    ...IT,
    code: "itr_revised",
    recurs: { each: "year", due: { months: 12, day: 31 } },
    concerns: { kinds: ["salaried", "proprietor", "partnership", "llp", "company", "opc"] },
    law: "Income-tax Act 2025, s. 263(5); s. 234I of the 1961 Act for the fee",
    source: "practicaltaxplanning.com (s. 234I); cleartax.in",
    quiet: true,
    words: {
      en: {
        title: "Last day to correct the return for {period}",
        about: "A mistake in a return that was filed can be corrected until then.",
        late: "After 31 December a fee of ₹1,000 (income up to ₹5 lakh) or ₹5,000.",
      },
      hi: {
        title: "{period} का रिटर्न सुधारने का आख़िरी दिन",
        about: "फ़ाइल हुए रिटर्न की ग़लती इस दिन तक सुधर सकती है।",
        late: "31 दिसंबर के बाद ₹1,000 (आमदनी ₹5 लाख तक) या ₹5,000 की फ़ीस।",
      },
    },
  },
  {
    ...IT,
    code: "e_verify",
    recurs: { after: "own", days: 30 },
    concerns: {},
    law: "Income-tax Act 2025",
    source: "cleartax.in",
    words: {
      en: { title: "Verify the return online", about: "Within 30 days of filing a return." },
      hi: { title: "रिटर्न ऑनलाइन वेरिफ़ाई करना", about: "रिटर्न फ़ाइल होने के 30 दिन में।" },
    },
  },
];
