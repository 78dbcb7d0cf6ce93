import type { profiles as english } from "../en/profiles.ts";
import type { Texts } from "../texts.ts";

export const profiles: Texts<typeof english> = {
  form: "आपकी जानकारी",
  labels: {
    name: "पूरा नाम",
    phone: "फ़ोन, ऑर्डर के बारे में कॉल के लिए",
    address: "पता",
    state_code: "राज्य",
    pan: "PAN",
    gstin: "GSTIN",
    billing_name: "बिज़नेस का रजिस्टर्ड नाम",
  },
  chooseState: "अपना राज्य चुनें",
  billingHint: "GSTIN के साथ इनवॉइस पर छपेगा",
  save: "जानकारी सेव करें",
  saved: "आपकी जानकारी सेव हो गई है।",
  notSaved: "आपके बदलाव सेव नहीं हो सके। कृपया फिर कोशिश करें।",
  changedTo: (label, value) => `${label}: अब “${value}”`,
  emptied: (label) => `${label}: अब ख़ाली`,
  conflict: (changes) =>
    `यह जानकारी किसी दूसरी विंडो में बदली गई है। ${changes}। आपका लिखा हुआ यहीं है। उसी को रखना हो, तो फिर सेव करें।`,
  preferencesLead: "चुनें कि सूचनाओं में और क्या दिखे। ऑर्डर और भुगतान की ख़बर हमेशा दिखती है।",
  preferences: {
    compliance_news: "आख़िरी तारीख़ें और क़ानून में बदलाव",
    offers: "ऑफ़र और छूट",
  },
};
