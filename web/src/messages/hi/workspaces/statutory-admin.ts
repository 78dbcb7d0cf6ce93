import type { statutoryAdmin as english } from "../../en/workspaces/statutory-admin.ts";
import type { Texts } from "../../texts.ts";

/** From the second on. */
const ORDINALS = [
  ...["दूसरे", "तीसरे", "चौथे", "पाँचवें", "छठे", "सातवें"],
  ...["आठवें", "नौवें", "दसवें", "ग्यारहवें", "बारहवें"],
];

const oneOf = (said: readonly string[]) => said.map((one) => `“${one}”`).join(" या ");

/** Dates of the law, for administrators. */
export const statutoryAdmin: Texts<typeof english> = {
  title: "कंप्लायंस की तारीख़ें",
  intro: "ग्राहकों को दिखने वाली हर क़ानूनी तारीख़, स्रोत के साथ। तारीख़ बढ़ने पर पहले वाली तारीख़ भी साथ में दिखती रहती है।",
  label: "क़ानूनी तारीख़ें",
  loading: "तारीख़ें लोड हो रही हैं",
  failed: "तारीख़ें लोड नहीं हो सकीं",
  authorities: {
    IT: "इनकम टैक्स",
    GST: "GST",
    MCA: "कंपनियाँ और LLP",
    EPFO: "प्रॉविडेंट फ़ंड",
    ESIC: "ESI",
    STATE: "राज्य: प्रोफ़ेशनल टैक्स और लेबर वेलफ़ेयर फ़ंड",
  },
  period: "हर अवधि",
  rule: {
    month: "हर महीने",
    quarter: "हर तिमाही",
    half: "हर छमाही",
    year: "हर साल",
    calendar_half: "जनवरी से गिनकर हर छमाही",
    calendar_year: "हर कैलेंडर वर्ष",
    third_year: "हर तीसरे साल",
    agm: "सालाना आम बैठक",
    incorporation: "कंपनी बनने",
    own: "जो सिर्फ़ ग्राहक को पता है, उस घटना",
  },
  day: (day) => `${day} तारीख़ को`,
  // Of the same gender as “तारीख़”, so that what stands before fits both.
  lastDay: "आख़िरी तारीख़ को",
  months: [
    ...["जनवरी", "फ़रवरी", "मार्च", "अप्रैल", "मई", "जून"],
    ...["जुलाई", "अगस्त", "सितंबर", "अक्टूबर", "नवंबर", "दिसंबर"],
  ],
  onDate: (day, month) => `${month} की ${day}`,
  dayAfter: (day, months) =>
    months === 0
      ? `उसके आख़िरी महीने की ${day}`
      : months === 1
        ? `उसके बाद के महीने की ${day}`
        : `उसके बाद के ${ORDINALS[months - 2] ?? `${months}वें`} महीने की ${day}`,
  ofLast: (each, day) => `${each === "month" ? "मार्च" : "जनवरी से मार्च"} के लिए ${day}`,
  whom: {
    for: "किनके लिए:",
    everybody: "सभी",
    kinds: {
      salaried: "नौकरी करने वाले",
      proprietor: "प्रोपराइटर",
      partnership: "पार्टनरशिप फ़र्म",
      llp: "LLP",
      company: "प्राइवेट लिमिटेड कंपनी",
      opc: "वन पर्सन कंपनी",
    },
    schemes: {
      none: "GST नहीं",
      monthly: "GST हर महीने",
      quarterly: "GST हर तिमाही (QRMP)",
      composition: "कंपोज़िशन स्कीम",
    },
    group: (group) => `समूह ${group} के राज्य`,
    audited: "ऑडिट वाले",
    unaudited: "बिना ऑडिट वाले",
    ticked: (said) => `जिन्होंने ${oneOf(said)} चुना है`,
    notTicked: (said) => `जिन्होंने ${oneOf(said)} नहीं चुना है`,
  },
  after: (days, event) => (days === 0 ? `${event} के दिन` : `${event} के ${days} दिन बाद`),
  afterEnd: (days) => `ख़त्म होने के ${days} दिन बाद`,
  checked: (source, day) => `${source}, ${day} को जाँचा गया`,
  extended: (period, day, order) => `${period}: ${order} से तारीख़ बढ़कर ${day} हुई`,
  paused: "छिपी हुई",
  changed: "बदली हुई",
  change: "बदलें",
  extend: "तारीख़ बढ़ाएँ",
  changeTitle: (what) => `“${what}” बदलें`,
  extendTitle: (what) => `“${what}” की तारीख़ बढ़ाएँ`,
  fields: {
    dayOfMonth: "महीने की तारीख़ (31 यानी आख़िरी दिन)",
    counted: "उसके कितने दिन बाद",
    law: "क़ानून, नियम या नोटिफ़िकेशन",
    source: "स्रोत",
    source_url: "स्रोत का लिंक",
    checked_on: "कब जाँचा",
    period: "अवधि",
    periodHint:
      "महीना (2026-11), तिमाही (2026-Q3), छमाही (2026-H1, जनवरी से हो तो 2026-S1), वित्त वर्ष (2026-27) या साल (2026)",
    periodWrong: "अवधि लिखें, जैसे 2026-11, 2026-Q3, 2026-H1, 2026-S1, 2026-27 या 2026",
    extended_to: "बढ़कर कौन-सी तारीख़ हुई",
    extendedHint: "ख़ाली छोड़ें, तो बढ़ाई हुई तारीख़ वापस ले ली जाएगी",
    wholeNumber: "पूरी संख्या लिखें",
    httpsOnly: "https:// से शुरू होने वाला लिंक लिखें",
    order: "सरकारी आदेश, जैसे नोटिफ़िकेशन 1/2027",
    paused: "यह तारीख़ किसी ग्राहक को न दिखाएँ",
    reason: "कारण (ऑडिट लॉग के लिए)",
  },
  save: "सेव करें",
  saving: "सेव हो रहा है…",
  keep: "अभी नहीं",
  saved: "सेव हुआ। ग्राहकों को एक मिनट में दिखेगा।",
};
