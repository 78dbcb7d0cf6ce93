import type * as english from "../en/search.ts";
import { emptyWords as emptyEnglish, aliases as inEnglish } from "../en/search.ts";

/** As Hindi is spoken and typed, beside the Latin names that everybody uses. */
const spoken: Readonly<Record<string, string>> = {
  "itr-filing": "आईटीआर आयकर इनकम टैक्स रिटर्न फाइल भरना वेतन सैलरी रिफंड itr",
  "itr-business": "आईटीआर आयकर इनकम टैक्स रिटर्न फाइल भरना व्यापार दुकान itr",
  "gst-registration": "जीएसटी नंबर पंजीकरण रजिस्ट्रेशन gst",
  "gst-return": "जीएसटी रिटर्न फाइल भरना gst",
  "tax-planning": "टैक्स बचत बचाना योजना सलाह",
  "tax-notice": "आयकर इनकम टैक्स नोटिस सूचना जवाब",
  "corporate-tax": "कंपनी टैक्स आयकर",
  "private-limited": "प्राइवेट लिमिटेड कंपनी कम्पनी पंजीकरण रजिस्ट्रेशन बनाना",
  llp: "एलएलपी पंजीकरण रजिस्ट्रेशन",
  partnership: "पार्टनरशिप साझेदारी फर्म भागीदारी पंजीकरण रजिस्ट्रेशन",
  proprietorship: "प्रोपराइटरशिप एकल दुकान उद्यम एमएसएमई पंजीकरण रजिस्ट्रेशन",
  fssai: "एफएसएसएआई खाद्य फूड लाइसेंस पंजीकरण रजिस्ट्रेशन",
  iec: "आईईसी आयात निर्यात इम्पोर्ट एक्सपोर्ट कोड लाइसेंस",
  trademark: "ट्रेडमार्क ट्रेड मार्क ब्रांड लोगो पंजीकरण रजिस्ट्रेशन",
  "legal-drafting": "कानूनी एग्रीमेंट अनुबंध करार नोटिस किराया दस्तावेज",
  "consumer-complaint": "उपभोक्ता शिकायत कंज्यूमर कोर्ट",
  bookkeeping: "बहीखाता बुककीपिंग हिसाब लेखा अकाउंटिंग",
  "tds-return": "टीडीएस रिटर्न फाइल भरना tds",
  "etender-dsc": "टेंडर निविदा डिजिटल सिग्नेचर हस्ताक्षर डीएससी ई-टेंडर",
};

export const aliases: typeof english.aliases = Object.fromEntries(
  Object.entries(inEnglish).map(([id, words]) => [id, `${words} ${spoken[id] ?? ""}`]),
);

export const emptyWords: string = `${emptyEnglish} का की के को से में और या है हैं लिए कैसे करें करना कराना चाहिए मुझे मेरा मेरी नया नई ऑनलाइन ka ki ke liye kaise kare karna karwana chahiye mujhe`;
