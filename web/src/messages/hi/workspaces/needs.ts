import type { needs as english } from "../../en/workspaces/needs.ts";
import type { Texts } from "../../texts.ts";

const kinds: Texts<typeof english>["kinds"] = {
  money: {
    label: "पैसा",
    one: (what) => what,
    many: (count) => `${count} ${count === 1 ? "भुगतान" : "भुगतानों"} पर फ़ैसला लेना है`,
    act: "फ़ैसला लें",
  },
  refunds: {
    label: "रिफ़ंड",
    one: (what) => what,
    many: (count) => (count === 1 ? "1 रिफ़ंड देखना है" : `${count} रिफ़ंड देखने हैं`),
    act: "फ़ैसला लें",
  },
  disputes: {
    label: "विवाद",
    one: (what) => what,
    many: (count) => (count === 1 ? "1 विवाद निपटाना है" : `${count} विवाद निपटाने हैं`),
    act: "खोलें",
  },
  promises: {
    label: "वादे",
    one: (what) => what,
    many: (count) => (count === 1 ? "1 वादे की तारीख़ निकल गई" : `${count} वादों की तारीख़ निकल गई`),
    act: "खोलें",
  },
  unhappy: {
    label: "शिकायतें",
    one: (what) => what,
    many: (count) => `${count} ग्राहक संतुष्ट नहीं हैं`,
    act: "जवाब दें",
  },
  messages: {
    label: "संदेश",
    one: (what) => `${what}: ग्राहक जवाब के इंतज़ार में हैं`,
    many: (count) => (count === 1 ? "24 घंटे से पुराना 1 संदेश" : `24 घंटे से पुराने ${count} संदेश`),
    act: "खोलें",
  },
  questions: {
    label: "सवाल",
    one: () => "एक सवाल, जिसका जवाब किसी ने नहीं दिया",
    many: (count) => (count === 1 ? "24 घंटे से पुराना 1 सवाल" : `24 घंटे से पुराने ${count} सवाल`),
    act: "जवाब दें",
  },
  applications: {
    label: "आवेदन",
    one: (what) => `${what} के लिए फ़्रैंचाइज़ी का आवेदन`,
    many: (count) => (count === 1 ? "1 आवेदन में देर हो गई" : `${count} आवेदनों में देर हो गई`),
    act: "जाँचें",
  },
  unassigned: {
    label: "बिना सौंपे ऑर्डर",
    one: (what) => `${what}: भुगतान हो गया, पर ऑर्डर किसी के पास नहीं है`,
    many: (count) =>
      count === 1 ? "भुगतान वाला 1 ऑर्डर किसी के पास नहीं है" : `भुगतान वाले ${count} ऑर्डर किसी के पास नहीं हैं`,
    act: "सौंपें",
  },
  leads: {
    label: "लीड",
    one: (what) => what,
    many: (count) => (count === 1 ? "1 लीड ख़ाली है" : `${count} लीड ख़ाली हैं`),
    act: "सौंपें",
  },
  mails: {
    label: "ईमेल",
    one: (what) => what,
    many: (count) => (count === 1 ? "1 ईमेल नहीं पहुँचा" : `${count} ईमेल नहीं पहुँचे`),
    act: "खोलें",
  },
  series: {
    label: "नंबरों की सीरीज़",
    one: (what) => what,
    many: (count) => `नंबरों की सीरीज़ में ${count} ${count === 1 ? "गड़बड़ी" : "गड़बड़ियाँ"}`,
    act: "खोलें",
  },
  incidents: {
    label: "घटनाएँ",
    one: () => "एक खुली घटना",
    many: (count) => (count === 1 ? "1 खुली घटना" : `${count} खुली घटनाएँ`),
    act: "खोलें",
  },
  checks: {
    label: "जाँच",
    one: (what) => what,
    many: (count) => (count === 1 ? "1 जाँच नहीं हुई" : `${count} जाँचें नहीं हुईं`),
    act: "खोलें",
  },
};

export const needs: Texts<typeof english> = {
  kinds,
  title: (rows) =>
    rows === 0 ? "आपके लिए कुछ बाक़ी नहीं" : rows === 1 ? "1 काम आपको देखना है" : `${rows} काम आपको देखने हैं`,
  list: "जो आपको देखना है, सबसे ज़रूरी सबसे ऊपर",
  loading: "देखा जा रहा है कि आपके लिए क्या बाक़ी है",
  failed: "हम नहीं देख सके कि आपके लिए क्या बाक़ी है",
  since: (age) => `${age} से बाक़ी`,
  oldest: (age) => `सबसे पुराना ${age} से`,
  late: (age) => `${age} की देर`,
  dueBy: (at) => `${at} तक`,
  hours: (count) => `${count} घंटे`,
  days: (count) => `${count} दिन`,
  minutes: (count) => `${count} मिनट`,
  clear: (labels) => `कुछ बाक़ी नहीं: ${labels}।`,
  checked: (at) => `${at} पर देखा।`,
  snoozed: (count) => (count === 1 ? "1 और काम टाला हुआ है।" : `${count} और काम टाले हुए हैं।`),
  again: "फिर देखें",
  neverCompared: "भुगतानों का Razorpay से मिलान अभी तक नहीं हुआ है",
  notCompared: (at) => `${at} के बाद भुगतानों का Razorpay से मिलान नहीं हुआ है`,
  notRetained: "पुराने रिकॉर्ड समय पर नहीं हटे",
  stopped: "यह सूची पिछले 20 मिनट से अपडेट नहीं हुई है",
  notLooked: (label) => `नहीं देखा जा सका: ${label}`,
  snooze: "टालें",
  snoozeTitle: "इसे एक दिन के लिए टालें?",
  snoozeWords: "यह अगले दिन फिर दिखेगा, और तब तक काम बढ़ जाए, तो उससे पहले ही।",
  why: "कारण (ऑडिट लॉग में रहेगा)",
  keep: "यहीं रहने दें",
  putOff: "टालें",
  puttingOff: "टाला जा रहा है…",
};
