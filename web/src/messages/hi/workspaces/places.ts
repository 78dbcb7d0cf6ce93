import type { places as english, pinStates as englishPinStates } from "../../en/workspaces/places.ts";
import type { Texts } from "../../texts.ts";

/** Districts and their PIN codes, for administrators. */
export const places: Texts<typeof english> = {
  title: "ज़िले",
  intro: (from, asOf) =>
    `क्षेत्र, आवेदन का फ़ॉर्म और “यह पिनकोड किसके पास है” इसी सूची से चलते हैं। सूची का स्रोत: ${from}, ${asOf} की स्थिति। आपके बदलाव तुरंत लागू होते हैं।`,
  state: "राज्य",
  loading: "ज़िले लोड हो रहे हैं",
  failed: "ज़िले लोड नहीं हो सके",
  list: (state) => `${state} के ज़िले`,
  pins: (count) => (count === 1 ? "पिनकोड की 1 एंट्री" : `पिनकोड की ${count} एंट्रियाँ`),
  noPins: "अभी कोई पिनकोड नहीं: पार्टनर को ज़िला देते समय लिखे जाते हैं",
  from: (source, day) => `${source}, ${day} को देखा गया`,
  builtIn: "शुरू से सूची में",
  ended: "अब नहीं दिया जाता",
  add: "ज़िला जोड़ें",
  change: "बदलें",
  changeOne: (name) => `${name} बदलें`,
  fields: {
    code: "कोड",
    codeHint: "राज्य के अक्षर और फिर ज़िले के तीन अक्षर, MH-BAT जैसा। इसे बाद में बदला नहीं जा सकता।",
    codeWrong: (letters) => `इसे ${letters}-ABC की तरह लिखें, और ऐसा कोड चुनें जो सूची में न हो`,
    name: "नाम",
    pincodes: "पिनकोड",
    pincodesHint:
      "एक या ज़्यादा पिनकोड, या 411001-411004 जैसी रेंज। इन्हें कॉमा या नई लाइन से अलग करें। जिन पार्टनर के पिनकोड अलग से तय हैं, उनके वही रहेंगे।",
    pincodesWrong: "छह अंकों के पिनकोड लिखें, या ऐसी रेंज जिसमें शुरू के तीन अंक एक जैसे हों",
    offered: "आवेदन में चुना जा सकता है",
    source: "स्रोत",
    sourceHint: "यह कहाँ छपा है, जैसे गज़ट का नोटिफ़िकेशन",
    checked_on: "कब देखा",
  },
  save: "ज़िला सेव करें",
  saving: "सेव हो रहा है…",
  keep: "अभी नहीं",
  saved: (name) => `${name} सेव हुआ`,
  show: "क्या दिखाएँ",
  shows: { districts: "ज़िले", pins: "पिनकोड के शुरू के अंक" },
};

/** In which States PIN codes lie, by their first three digits. */
export const pinStates: Texts<typeof englishPinStates> = {
  loading: "पिनकोड के शुरू के अंक लोड हो रहे हैं",
  failed: "पिनकोड के शुरू के अंक लोड नहीं हो सके",
  list: (state) => `${state} के पिनकोड के शुरू के अंक`,
  lead: "पूरे राज्य के पार्टनर के पास इन अंकों से शुरू होने वाले सारे पिनकोड होते हैं। जहाँ ये अंक एक से ज़्यादा राज्यों में हैं, वहाँ हर पार्टनर के पास सिर्फ़ अपने राज्य के ज़िलों में लिखे पिनकोड होते हैं।",
  add: "शुरू के अंक जोड़ें",
  changeOne: (prefix) => `${prefix} बदलें`,
  unused: "इस्तेमाल में नहीं",
  elsewhere: "अब यहाँ नहीं",
  fields: {
    prefix: "शुरू के तीन अंक",
    prefixWrong: "ऐसे तीन अंक लिखें जो किसी राज्य की सूची में न हों और 0 से शुरू न हों",
    state: "राज्य",
    stateHint: "जिसमें इनमें से ज़्यादातर पिनकोड हैं",
    unused: "कोई नहीं: इस्तेमाल में नहीं",
    second: "इस राज्य में भी",
    third: "और इस राज्य में भी",
    alsoNone: "कोई दूसरा राज्य नहीं",
    twice: "हर राज्य एक ही बार चुनें",
  },
  save: "सेव करें",
  saved: (prefix) => `${prefix} सेव हुआ`,
};
