import type { memberSignIns as english } from "../../en/workspaces/member-sign-ins.ts";
import type { Texts } from "../../texts.ts";

/** How a colleague signs in, and where, for administrators. */
export const memberSignIns: Texts<typeof english> = {
  title: "साइन इन",
  loading: "साइन इन की सूची लोड हो रही है",
  failed: "साइन इन की सूची लोड नहीं हो सकी",
  none: "कहीं साइन इन नहीं हैं।",
  list: "वे कहाँ-कहाँ साइन इन हैं",
  step: "दूसरा क़दम",
  stepOff: "चालू नहीं है",
  stepPhone: (end, day) => `कोड ${end} पर ख़त्म होने वाले नंबर पर आते हैं, ${day} से`,
  stepApp: (day) => `कोड ऑथेंटिकेटर ऐप से आते हैं, ${day} से`,
  removeStep: "उनका दूसरा क़दम हटाएँ",
  removeTitle: (name) => `${name} का दूसरा क़दम हटाएँ?`,
  removeLead: (name) =>
    `फ़ोन खो जाने पर यह करें। ${name} हर जगह से साइन आउट हो जाएँगे और सिर्फ़ पासवर्ड से साइन इन करेंगे। अगर फ़र्म में दूसरा क़दम ज़रूरी है, तो काम से पहले उन्हें नया चालू करना होगा। उन्हें ईमेल मिलेगा। पक्का कर लें कि कहने वाले वही हैं: जो नंबर आप जानते हैं, उस पर कॉल करें।`,
  remove: "हटाएँ",
  stepRemoved: "दूसरा क़दम हटा दिया गया",
  end: "साइन आउट करें",
  endOf: (device) => `${device} से साइन आउट करें`,
  endTitle: (name) => `${name} को इस डिवाइस से साइन आउट करें?`,
  endLead: (device) => `${device} से कुछ ही सेकंड में साइन आउट हो जाएगा।`,
  endAll: "हर जगह से साइन आउट करें",
  endAllTitle: (name) => `${name} को हर जगह से साइन आउट करें?`,
  endAllLead: "हर डिवाइस से कुछ ही सेकंड में साइन आउट हो जाएगा। पासवर्ड वही रहेगा।",
  ended: "साइन आउट हो गया",
  keep: "रहने दें",
  reason: "कारण (ऑडिट लॉग में रहेगा)",
  reasons: {
    lost_device: "डिवाइस खो गया या चोरी हो गया",
    lost_phone: "फ़ोन खो गया या बदल गया",
    left: "काम छोड़ रहे हैं",
    suspicious: "कुछ ठीक नहीं लग रहा",
    other: "कुछ और",
  },
};
