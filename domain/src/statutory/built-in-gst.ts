import type { DateRule } from "./date-rule.ts";

const checked_on = "2026-11-27";
const GST = { authority: "GST", checked_on } as const;
const SERVICE = { id: "gst-return", plan: "monthly" } as const;
const GROUPS = "taxmanagementindia.com (Notification 82/2020); gstindiaguide.com";
const RETURNS = {
  source: "nikhilpatkar.com, GST due dates 2025-26",
  source_url: "https://nikhilpatkar.com/gst-due-date",
} as const;
const SEASONAL = {
  source: "taxlobby.com, GST calendar by return; gstindiaguide.com",
  source_url: "https://taxlobby.com/?p=1879",
} as const;
const FEE = {
  en: "Fee of ₹50 a day (₹20 for a nil return), capped by turnover.",
  hi: "रोज़ ₹50 की फ़ीस (शून्य रिटर्न पर ₹20), टर्नओवर के हिसाब से सीमा तक।",
};
const INTEREST = { en: "Interest of 18% a year on the tax.", hi: "टैक्स पर साल का 18% ब्याज।" };
const both = (language: "en" | "hi") => `${FEE[language]} ${INTEREST[language]}`;

/** Dates of GST. No rule moves one that falls on a Sunday or a holiday. */
export const GST_DATES: readonly DateRule[] = [
  {
    ...GST,
    code: "gstr_1",
    recurs: { each: "month", due: { months: 1, day: 11 } },
    concerns: { gst: ["monthly"] },
    law: "CGST Act and Rules 2017; form GSTR-1",
    ...RETURNS,
    service: SERVICE,
    words: {
      en: {
        title: "GSTR-1 for {period}",
        about: "Your sales of the month, invoice by invoice.",
        late: FEE.en,
      },
      hi: { title: "{period} का GSTR-1", about: "महीने की बिक्री, इनवॉइस के हिसाब से।", late: FEE.hi },
    },
  },
  {
    ...GST,
    code: "gstr_3b",
    recurs: { each: "month", due: { months: 1, day: 20 } },
    concerns: { gst: ["monthly"] },
    law: "CGST Rules, Rule 61; form GSTR-3B",
    ...RETURNS,
    service: SERVICE,
    words: {
      en: {
        title: "GSTR-3B for {period}",
        about: "The month's summary return, with the tax.",
        late: both("en"),
      },
      hi: { title: "{period} का GSTR-3B", about: "महीने का सारांश रिटर्न, टैक्स के साथ।", late: both("hi") },
    },
  },
  {
    ...GST,
    code: "gstr_1_iff",
    recurs: { each: "month", ofQuarter: [1, 2], due: { months: 1, day: 13 } },
    concerns: { gst: ["quarterly"] },
    law: "CGST Rules 2017; invoice furnishing facility (QRMP)",
    ...SEASONAL,
    quiet: true,
    words: {
      en: {
        title: "Invoices for {period} (IFF)",
        about:
          "Optional: sales to businesses of the month, so that your buyers get their credit before the quarter ends.",
      },
      hi: {
        title: "{period} के इनवॉइस (IFF)",
        about: "चाहें तो: महीने में व्यवसायों को हुई बिक्री, ताकि ख़रीदारों को तिमाही से पहले क्रेडिट मिले।",
      },
    },
  },
  {
    ...GST,
    code: "gstr_1_quarterly",
    recurs: { each: "quarter", due: { months: 1, day: 13 } },
    concerns: { gst: ["quarterly"] },
    law: "CGST Act and Rules 2017; form GSTR-1 (QRMP)",
    ...RETURNS,
    service: SERVICE,
    words: {
      en: {
        title: "GSTR-1 for {period}",
        about: "Your sales of the quarter, invoice by invoice.",
        late: FEE.en,
      },
      hi: { title: "{period} का GSTR-1", about: "तिमाही की बिक्री, इनवॉइस के हिसाब से।", late: FEE.hi },
    },
  },
  ...(["X", "Y"] as const).map(
    (group): DateRule => ({
      ...GST,
      code: `gstr_3b_${group.toLowerCase()}`,
      recurs: { each: "quarter", due: { months: 1, day: group === "X" ? 22 : 24 } },
      concerns: { gst: ["quarterly"], group },
      law: "CGST Rules, Rule 61; Notification 82/2020",
      source: GROUPS,
      service: SERVICE,
      words: {
        en: {
          title: "GSTR-3B for {period}",
          about: "The quarter's summary return, with the tax.",
          late: both("en"),
        },
        hi: { title: "{period} का GSTR-3B", about: "तिमाही का सारांश रिटर्न, टैक्स के साथ।", late: both("hi") },
      },
    }),
  ),
  {
    ...GST,
    code: "pmt_06",
    recurs: { each: "month", ofQuarter: [1, 2], due: { months: 1, day: 25 } },
    concerns: { gst: ["quarterly"] },
    law: "CGST Rules 2017; form PMT-06 (QRMP)",
    ...RETURNS,
    words: {
      en: {
        title: "GST payment for {period} (PMT-06)",
        about: "Under QRMP the tax of a quarter's first two months is paid month by month.",
        late: INTEREST.en,
      },
      hi: {
        title: "{period} का GST भुगतान (PMT-06)",
        about: "QRMP में तिमाही के पहले दो महीनों का टैक्स हर महीने भरा जाता है।",
        late: INTEREST.hi,
      },
    },
  },
  {
    ...GST,
    code: "cmp_08",
    recurs: { each: "quarter", due: { months: 1, day: 18 } },
    concerns: { gst: ["composition"] },
    law: "CGST Rules 2017; form CMP-08",
    ...RETURNS,
    service: SERVICE,
    words: {
      en: {
        title: "CMP-08 for {period}",
        about: "Statement and tax of the quarter under composition.",
        late: INTEREST.en,
      },
      hi: { title: "{period} का CMP-08", about: "कंपोज़िशन में तिमाही का स्टेटमेंट और टैक्स।", late: INTEREST.hi },
    },
  },
  {
    ...GST,
    code: "gstr_4",
    recurs: { each: "year", due: { months: 3, day: 30 } },
    concerns: { gst: ["composition"] },
    law: "Notification 12/2024; form GSTR-4",
    source: "motilaloswal.com; cagurujiclasses.com",
    service: { id: "gst-return", plan: "annual" },
    words: {
      en: { title: "GSTR-4 for {period}", about: "Annual return under composition." },
      hi: { title: "{period} का GSTR-4", about: "कंपोज़िशन का सालाना रिटर्न।" },
    },
  },
  {
    ...GST,
    code: "gstr_9",
    recurs: { each: "year", due: { months: 9, day: 31 } },
    concerns: { gst: ["monthly", "quarterly"], turnover: ["upto_5cr", "over_5cr"] },
    law: "Notification 15/2025 (up to ₹2 crore exempt); form GSTR-9",
    source: "finvestmentpro.com; taxmanagementindia.com",
    service: { id: "gst-return", plan: "annual" },
    words: {
      en: { title: "GSTR-9 for {period}", about: "Annual GST return, above ₹2 crore of turnover." },
      hi: { title: "{period} का GSTR-9", about: "GST का सालाना रिटर्न, ₹2 करोड़ से ज़्यादा टर्नओवर पर।" },
    },
  },
  {
    ...GST,
    code: "gstr_9c",
    recurs: { each: "year", due: { months: 9, day: 31 } },
    concerns: { gst: ["monthly", "quarterly"], turnover: ["over_5cr"] },
    law: "CGST Rules 2017; form GSTR-9C",
    source: "finvestmentpro.com; taxmanagementindia.com",
    service: { id: "gst-return", plan: "annual" },
    words: {
      en: {
        title: "GSTR-9C for {period}",
        about: "The annual return reconciled with the accounts, above ₹5 crore of turnover.",
      },
      hi: { title: "{period} का GSTR-9C", about: "सालाना रिटर्न का खातों से मिलान, ₹5 करोड़ से ज़्यादा टर्नओवर पर।" },
    },
  },
  {
    ...GST,
    code: "itc_cut_off",
    recurs: { each: "year", due: { months: 8, day: 30 } },
    concerns: { gst: ["monthly", "quarterly"] },
    law: "CGST Act 2017",
    ...SEASONAL,
    words: {
      en: {
        title: "Last day for input credit of {period}",
        about:
          "Input tax credit and credit notes of the year can be claimed until then, or until the annual return is filed.",
      },
      hi: {
        title: "{period} के इनपुट क्रेडिट का आख़िरी दिन",
        about: "साल का इनपुट टैक्स क्रेडिट और क्रेडिट नोट इस दिन तक, या सालाना रिटर्न फ़ाइल होने तक।",
      },
    },
  },
  {
    ...GST,
    code: "lut",
    recurs: { each: "year", due: { months: -12, day: 31 } },
    concerns: { gst: ["monthly", "quarterly"], also: ["exports"] },
    law: "CGST Rules 2017; form RFD-11",
    ...SEASONAL,
    words: {
      en: {
        title: "Letter of undertaking (LUT) for {period}",
        about: "Lets you export without paying IGST; given before the year begins.",
      },
      hi: {
        title: "{period} का LUT",
        about: "इससे बिना IGST भरे निर्यात होता है; साल शुरू होने से पहले दिया जाता है।",
      },
    },
  },
  {
    ...GST,
    code: "cmp_02",
    recurs: { each: "year", due: { months: -12, day: 31 } },
    concerns: { gst: ["monthly", "quarterly"], also: ["to_composition"] },
    law: "CGST Rules 2017; form CMP-02",
    ...SEASONAL,
    words: {
      en: {
        title: "Choose composition for {period} (CMP-02)",
        about: "Composition is chosen before the year begins.",
      },
      hi: { title: "{period} के लिए कंपोज़िशन चुनना (CMP-02)", about: "कंपोज़िशन साल शुरू होने से पहले चुना जाता है।" },
    },
  },
  ...(
    [
      ["gstr_7", "gst_tds", 10, "GSTR-7", "GST that you deduct at source.", "स्रोत पर काटा गया GST।"],
      [
        "gstr_8",
        "gst_tcs",
        10,
        "GSTR-8",
        "GST that an online marketplace collects.",
        "ऑनलाइन मार्केटप्लेस का लिया GST।",
      ],
      ["gstr_6", "isd", 13, "GSTR-6", "Of an input service distributor.", "इनपुट सर्विस डिस्ट्रीब्यूटर का रिटर्न।"],
      [
        "gstr_5",
        "non_resident",
        13,
        "GSTR-5",
        "Of a non-resident taxable person.",
        "नॉन-रेज़िडेंट करदाता का रिटर्न।",
      ],
      [
        "gstr_5a",
        "oidar",
        20,
        "GSTR-5A",
        "Of online services from abroad (OIDAR).",
        "विदेश से ऑनलाइन सेवाओं (OIDAR) का रिटर्न।",
      ],
    ] as const
  ).map(
    ([code, also, day, form, about, hindi]): DateRule => ({
      ...GST,
      code,
      recurs: { each: "month", due: { months: 1, day } },
      concerns: { gst: ["monthly", "quarterly", "composition"], also: [also] },
      law: `CGST Rules; form ${form}`,
      ...SEASONAL,
      words: {
        en: { title: `${form} for {period}`, about },
        hi: { title: `{period} का ${form}`, about: hindi },
      },
    }),
  ),
];
