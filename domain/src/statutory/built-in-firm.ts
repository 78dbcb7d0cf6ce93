import type { DateRule } from "./date-rule.ts";

const checked_on = "2026-11-27";
const MCA = { authority: "MCA", checked_on } as const;
const ROC = {
  source: "aghanyaconsultancy.com, ROC compliance calendar 2025-26; taxguru.in",
  source_url: "https://aghanyaconsultancy.com/roc-compliance-calendar-2025-2026",
} as const;
const FEE = {
  en: "Fee of ₹100 a day for each form, without a cap.",
  hi: "हर फ़ॉर्म पर रोज़ ₹100 की फ़ीस, कोई सीमा नहीं।",
};

/** Dates of companies and LLPs, and of those who have employees. */
export const FIRM_DATES: readonly DateRule[] = [
  {
    ...MCA,
    code: "agm",
    recurs: { after: "agm", days: 0 },
    concerns: { kinds: ["company"] },
    law: "Companies Act 2013",
    ...ROC,
    words: {
      en: {
        title: "Annual general meeting for {period}",
        about: "At the latest six months after the financial year; the first one, nine.",
      },
      hi: {
        title: "{period} की सालाना आम बैठक (AGM)",
        about: "वित्त वर्ष के छह महीने के अंदर; पहली बैठक नौ महीने में।",
      },
    },
  },
  {
    ...MCA,
    code: "adt_1",
    recurs: { after: "agm", days: 15 },
    concerns: { kinds: ["company"] },
    law: "Companies Act 2013; form ADT-1",
    ...ROC,
    words: {
      en: {
        title: "ADT-1 after the meeting for {period}",
        about: "If an auditor was appointed: told within 15 days of the annual general meeting.",
      },
      hi: { title: "{period} की AGM के बाद ADT-1", about: "ऑडिटर नियुक्त हुए हों तो AGM के 15 दिन में बताना।" },
    },
  },
  {
    ...MCA,
    code: "aoc_4",
    recurs: { after: "agm", days: 30 },
    concerns: { kinds: ["company"] },
    law: "Companies Act 2013; form AOC-4",
    ...ROC,
    words: {
      en: {
        title: "AOC-4 for {period}",
        about: "The company's accounts, within 30 days of the annual general meeting.",
        late: FEE.en,
      },
      hi: { title: "{period} का AOC-4", about: "कंपनी के खाते, AGM के 30 दिन में।", late: FEE.hi },
    },
  },
  {
    ...MCA,
    code: "mgt_7",
    recurs: { after: "agm", days: 60 },
    concerns: { kinds: ["company"] },
    law: "Companies Act 2013; form MGT-7 or MGT-7A",
    ...ROC,
    words: {
      en: {
        title: "MGT-7, annual return for {period}",
        about: "Shareholders, directors and meetings, within 60 days of the annual general meeting.",
        late: FEE.en,
      },
      hi: {
        title: "{period} का सालाना रिटर्न MGT-7",
        about: "शेयरधारक, निदेशक और बैठकें, AGM के 60 दिन में।",
        late: FEE.hi,
      },
    },
  },
  {
    ...MCA,
    code: "aoc_4_opc",
    recurs: { each: "year", due: { days: 180 } },
    concerns: { kinds: ["opc"] },
    law: "Companies Act 2013; form AOC-4",
    ...ROC,
    words: {
      en: {
        title: "AOC-4 for {period}",
        about: "Accounts of a one person company, within 180 days of the financial year.",
        late: FEE.en,
      },
      hi: { title: "{period} का AOC-4", about: "वन पर्सन कंपनी के खाते, वित्त वर्ष के 180 दिन में।", late: FEE.hi },
    },
  },
  {
    ...MCA,
    code: "inc_20a",
    recurs: { after: "incorporation", days: 180 },
    concerns: { kinds: ["company", "opc"] },
    law: "Companies Act 2013; form INC-20A",
    ...ROC,
    words: {
      en: {
        title: "INC-20A, start of business",
        about: "A new company declares that its capital was paid in, within 180 days.",
      },
      hi: { title: "INC-20A, काम की शुरुआत", about: "नई कंपनी 180 दिन में बताती है कि पूँजी जमा हुई।" },
    },
  },
  {
    ...MCA,
    code: "dpt_3",
    recurs: { each: "year", due: { months: 3, day: 30 } },
    concerns: { kinds: ["company", "opc"], also: ["deposits"] },
    law: "Companies Act 2013; form DPT-3",
    ...ROC,
    words: {
      en: { title: "DPT-3 for {period}", about: "Loans and deposits that the company has taken." },
      hi: { title: "{period} का DPT-3", about: "कंपनी के लिए हुए ऋण और जमा।" },
    },
  },
  {
    ...MCA,
    code: "msme_1",
    recurs: { each: "half", due: { months: 1, day: 31 } },
    concerns: { kinds: ["company", "opc"], also: ["msme_dues"] },
    law: "Companies Act 2013; form MSME-1",
    ...ROC,
    words: {
      en: { title: "MSME-1 for {period}", about: "What the company owes micro and small suppliers." },
      hi: { title: "{period} का MSME-1", about: "छोटे सप्लायर का बकाया।" },
    },
  },
  {
    ...MCA,
    code: "pas_6",
    recurs: { each: "half", due: { days: 60 } },
    concerns: { kinds: ["company"], also: ["demat_shares"] },
    law: "Companies Act 2013; form PAS-6",
    ...ROC,
    words: {
      en: {
        title: "PAS-6 for {period}",
        about: "Shares in demat form compared with the company's register.",
      },
      hi: { title: "{period} का PAS-6", about: "डीमैट शेयरों का कंपनी के रजिस्टर से मिलान।" },
    },
  },
  {
    ...MCA,
    code: "csr_2",
    recurs: { each: "year", due: { months: 9, day: 31 } },
    concerns: { kinds: ["company"], also: ["csr"] },
    law: "Companies Act 2013; form CSR-2",
    ...ROC,
    words: {
      en: {
        title: "CSR-2 for {period}",
        about: "What was spent on social responsibility, where the law asks for it.",
      },
      hi: { title: "{period} का CSR-2", about: "सामाजिक ज़िम्मेदारी (CSR) का ख़र्च, जहाँ क़ानून माँगता है।" },
    },
  },
  {
    ...MCA,
    code: "dir_3_kyc",
    recurs: { each: "third_year", due: { months: 3, day: 30 } },
    concerns: { kinds: ["llp", "company", "opc"] },
    law: "G.S.R. 943(E), in force from 31 March 2026; form DIR-3 KYC-Web",
    source: "finin2min.com; vizttax.com; corpsection.com",
    words: {
      en: { title: "Director's KYC (DIR-3 KYC)", about: "Once in three financial years for each director." },
      hi: { title: "निदेशक का KYC (DIR-3 KYC)", about: "हर निदेशक का, तीन वित्त वर्ष में एक बार।" },
    },
  },
  {
    ...MCA,
    code: "llp_11",
    recurs: { each: "year", due: { months: 2, day: 30 } },
    concerns: { kinds: ["llp"] },
    law: "LLP Act 2008; form 11",
    source: "treelife.in, LLP compliance FY 2026-27",
    words: {
      en: { title: "LLP form 11, annual return for {period}", about: "Partners and their contribution." },
      hi: { title: "{period} का LLP फ़ॉर्म 11", about: "सालाना रिटर्न: पार्टनर और उनका योगदान।" },
    },
  },
  {
    ...MCA,
    code: "llp_8",
    recurs: { each: "year", due: { months: 7, day: 30 } },
    concerns: { kinds: ["llp"] },
    law: "LLP Act 2008; form 8",
    source: "treelife.in, LLP compliance FY 2026-27",
    words: {
      en: { title: "LLP form 8 for {period}", about: "Statement of account and solvency." },
      hi: { title: "{period} का LLP फ़ॉर्म 8", about: "खातों और देनदारी चुका पाने का स्टेटमेंट।" },
    },
  },
  {
    ...MCA,
    code: "llp_3",
    recurs: { after: "own", days: 30 },
    concerns: { kinds: ["llp"] },
    law: "LLP Act 2008; form 3",
    source: "treelife.in, LLP compliance FY 2026-27",
    words: {
      en: {
        title: "LLP form 3, the agreement",
        about: "Within 30 days of the agreement, or of a change of it.",
      },
      hi: { title: "LLP फ़ॉर्म 3, अनुबंध", about: "अनुबंध या उसमें बदलाव के 30 दिन में।" },
    },
  },
  {
    authority: "EPFO",
    checked_on,
    code: "epf",
    recurs: { each: "month", due: { months: 1, day: 15 } },
    concerns: { kinds: ["proprietor", "partnership", "llp", "company", "opc"], also: ["epf"] },
    law: "EPF Scheme 2026, G.S.R. 525(E)",
    source: "staffnews.in 2026-07; bdo.in",
    words: {
      en: { title: "Provident fund (EPF) for {period}", about: "Return and payment for the month's wages." },
      hi: { title: "{period} का प्रॉविडेंट फ़ंड (EPF)", about: "महीने के वेतन का रिटर्न और भुगतान।" },
    },
  },
  {
    authority: "ESIC",
    checked_on,
    code: "esi",
    recurs: { each: "month", due: { months: 1, day: 15 } },
    concerns: { kinds: ["proprietor", "partnership", "llp", "company", "opc"], also: ["esi"] },
    law: "Code on Social Security 2020",
    source: "complianceradar.in; lexplosion.in",
    words: {
      en: {
        title: "Employees' insurance (ESI) for {period}",
        about: "Contribution for the month's wages, from ten employees on.",
      },
      hi: { title: "{period} का ESI", about: "महीने के वेतन का योगदान, दस कर्मचारियों से।" },
    },
  },
];
