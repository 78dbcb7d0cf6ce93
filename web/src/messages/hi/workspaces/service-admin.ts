import type { serviceAdmin as english } from "../../en/workspaces/service-admin.ts";
import type { Texts } from "../../texts.ts";

/** So many are counted at most. */
const MOST = 500;

const count = (number: number) => (number < MOST ? `${number}` : `${number} या ज़्यादा`);

/** The editor of services, for administrators. */
export const serviceAdmin: Texts<typeof english> = {
  title: "सेवाएँ",
  intro: "हम क्या बेचते हैं: जानकारी, फ़ीस, सरकारी शुल्क, दस्तावेज़ और सवाल। ख़रीदारों को बदलाव पब्लिश करने के बाद दिखते हैं।",
  list: "सेवाएँ",
  loading: "सेवाएँ लोड हो रही हैं",
  failed: "सेवाएँ लोड नहीं हो सकीं",
  onSale: "बिक्री चालू",
  hidden: "छिपी हुई",
  neverPublished: "अभी पब्लिश नहीं हुई",
  version: (version) => (version === 0 ? "मूल संस्करण" : `संस्करण ${version}`),
  plans: (number, price) => (number === 1 ? price : `${number} प्लान, ${price} से शुरू`),
  draft: (name, time) => (name === "" ? `ड्राफ़्ट, ${time}` : `${name} का ड्राफ़्ट, ${time}`),
  up: (name) => `${name} को ऊपर ले जाएँ`,
  down: (name) => `${name} को नीचे ले जाएँ`,
  moved: (name, place) => `${name} अब नंबर ${place} पर है`,
  create: {
    button: "नई सेवा",
    title: "सेवा जोड़ें",
    text: "पहले सिर्फ़ ड्राफ़्ट बनेगा। पब्लिश करने के बाद सेवा ख़रीदारों को दिखेगी।",
    name: "नाम",
    address: "पेज का पता",
    addressHint: "अंग्रेज़ी के छोटे अक्षर, अंक और हाइफ़न। यह बाद में नहीं बदला जा सकता।",
    addressWrong: "सिर्फ़ अंग्रेज़ी के छोटे अक्षर, अंक और हाइफ़न लिखें, 60 अक्षरों तक",
    taken: "यह पता किसी दूसरी सेवा का है",
    confirm: "ड्राफ़्ट शुरू करें",
    keep: "अभी नहीं",
    // It is stored as the plan's English name.
    plan: "Standard",
  },

  noService: "यह सेवा नहीं मिली",
  back: "सभी सेवाएँ",
  page: "साइट पर पेज",
  steps: "काम के क़दम",
  language: "किस भाषा में",
  languages: { en: "English", hi: "हिन्दी" },
  editing: (version) => `आप संस्करण ${version} तैयार कर रहे हैं`,
  kept: "सारे बदलाव ड्राफ़्ट में सेव हैं",
  noChanges: "कोई बदलाव नहीं",
  saving: "सेव हो रहा है…",
  notKept: (reason) => `अभी सेव नहीं हुआ। ${reason}`,
  retry: "अभी सेव करें",
  tabs: {
    label: "सेवा के हिस्से",
    texts: "जानकारी",
    plans: "प्लान",
    fee: "सरकारी शुल्क",
    documents: "दस्तावेज़",
    faq: "सवाल और जवाब",
    versions: "संस्करण",
  },
  fields: {
    name: "नाम",
    summary: "छोटा परिचय",
    summaryHint: "कार्ड और सूचियों में दिखता है, एक-दो वाक्यों में",
    description: "पूरी जानकारी",
    eligibility: "किसके लिए है",
    turnaround: "आम तौर पर लगने वाला समय",
    category: "श्रेणी",
    popular: "लोकप्रिय सेवाओं में दिखाएँ",
    sac: "सर्विस अकाउंटिंग कोड (SAC)",
    feature: "पॉइंट",
    planName: "प्लान का नाम",
    planDescription: "क्या मिलेगा",
    price: "GST से पहले फ़ीस, रुपयों में",
    label: "दस्तावेज़",
    required: "हर बार चाहिए",
    takes: "ग्राहक क्या देंगे",
    takesKinds: {
      file: "फ़ाइल: PDF, JPG या PNG",
      tables: "फ़ाइल या टेबल: Excel (.xlsx) या CSV",
      act: "फ़ाइल नहीं: वे कुछ करेंगे और बताएँगे कि हो गया",
    },
    // Both examples are shown where the English is written.
    actHint: "जैसे: Add us as an authorised user on the GST portal. OTP या पासवर्ड हम कभी नहीं माँगते।",
    condition: "कब चाहिए",
    conditionHint: "जैसे: If you are a company or LLP",
    question: "सवाल",
    answer: "जवाब",
    fee: "सरकारी शुल्क",
    feeKinds: { none: "नहीं लगता", amount: "तय रक़म", actuals: "जितना सरकार ले" },
    feeAmount: "रक़म, रुपयों में",
    feeNote: "किस बात का शुल्क है",
    feeSource: "यह शुल्क कहाँ लिखा है",
    feeSourceHint: "जैसे: MCA, Companies (Registration Offices and Fees) Rules",
    feeDay: "कब जाँचा",
    plans: "प्लान",
    documents: "दस्तावेज़",
    features: "क्या-क्या शामिल है",
    faqs: "सवाल",
  },
  categories: {
    tax: "टैक्स",
    business: "बिज़नेस",
    legal: "क़ानूनी",
    compliance: "अकाउंटिंग",
    tendering: "ई-टेंडरिंग",
  },
  withGst: (total) => `GST सहित ${total}`,
  was: (before) => `पहले ${before}`,
  hindiOf: "अंग्रेज़ी में:",
  hindiMissing: "हिन्दी नहीं लिखी गई है, इसलिए हिन्दी पेजों पर अंग्रेज़ी दिखेगी।",
  hindiOfOtherWords: "यह पहले वाली अंग्रेज़ी की हिन्दी है। इसे बदलें, या बताएँ कि यह अब भी ठीक है।",
  hindiHolds: "अब भी ठीक है",
  onlyEnglish: "फ़ीस, सरकारी शुल्क और क्रम दोनों भाषाओं में एक ही हैं। इन्हें English में बदलें।",
  part: (kind, number) => `${kind} ${number}`,
  partUp: (kind, number) => `${kind} ${number} को ऊपर ले जाएँ`,
  partDown: (kind, number) => `${kind} ${number} को नीचे ले जाएँ`,
  partRemove: (kind, number) => `${kind} ${number} को हटाएँ`,
  add: {
    plan: "प्लान जोड़ें",
    document: "दस्तावेज़ जोड़ें",
    feature: "पॉइंट जोड़ें",
    faq: "सवाल जोड़ें",
  },
  parts: { plan: "प्लान", document: "दस्तावेज़", feature: "पॉइंट", faq: "सवाल" },
  conflict: {
    title: (name, time) => `${name === "" ? "किसी और" : name} ने इसे बदला है: ${time}। कौन-सा रखना है?`,
    theirs: "उनका",
    mine: "आपका",
    takeTheirs: "उनका रखें",
    keepMine: "अपना रखें",
    nothing: "(ख़ाली)",
  },

  preview: "ख़रीदार को ऐसा दिखेगा",
  previewNone: "नाम और फ़ीस लिखें, तब प्लान यहाँ दिखेगा।",
  toPreview: "देखें और पब्लिश करें",
  missingHindi: (number) => `हिन्दी बाक़ी: ${number}`,
  showMe: "दिखाएँ",
  differs: (number) => `${count(number)} बदलाव`,
  faults: "पब्लिश करने से पहले:",
  publish: {
    button: "पब्लिश करें…",
    title: (name) => `${name} को पब्लिश करें?`,
    confirm: "पब्लिश करें",
    confirming: "पब्लिश हो रहा है…",
    keep: "अभी और बदलें",
    looking: "देख रहे हैं कि किन पर असर पड़ेगा…",
    price: (plan, after, before) => `${plan}: अब से ख़रीदार GST सहित ${before} के बजाय ${after} देंगे।`,
    newPlan: (plan, price) => `${plan} नया प्लान है, GST सहित ${price} का।`,
    lostPlan: (plan) => `${plan} प्लान अब नहीं बिकेगा।`,
    samePrices: "फ़ीस वही रहेगी।",
    checkouts: (number) =>
      number === 0
        ? "कोई चेकआउट खुला नहीं है।"
        : `${count(number)} खुले चेकआउट में भुगतान से पहले नई फ़ीस दिखेगी। जो भुगतान शुरू हो चुका है, उसकी फ़ीस एक दिन तक वही रहेगी।`,
    checkoutsSame: (number) =>
      number === 0
        ? "कोई चेकआउट खुला नहीं है।"
        : `${count(number)} चेकआउट ${number === 1 ? "खुला है" : "खुले हैं"}। फ़ीस वही रहेगी।`,
    orders: (number) =>
      number === 0 ? "कोई चालू ऑर्डर नहीं है।" : `${count(number)} चालू ऑर्डर में ख़रीदा हुआ प्लान और उसके क़दम वही रहेंगे।`,
    pages: "पेज को छूते या स्क्रॉल करते ही लोगों को यह दिखेगा। सर्च इंजन को साइट की अगली रिलीज़ तक पुराना पेज दिखेगा।",
    hindi: (number, some) =>
      number === 1
        ? `1 जगह हिन्दी नहीं है, वहाँ अंग्रेज़ी दिखेगी: ${some}।`
        : `${number} जगह हिन्दी नहीं है, वहाँ अंग्रेज़ी दिखेगी: ${some}।`,
    more: (number) => `${number} और`,
    changes: "क्या बदलेगा",
    done: (name, version) => `${name}: संस्करण ${version} अब साइट पर है`,
    hiddenStays: "जब तक आप बिक्री शुरू नहीं करते, सेवा छिपी रहेगी।",
  },
  discard: {
    button: "बदलाव हटाएँ",
    title: (name) => `${name} के बदलाव हटाएँ?`,
    text: (number) =>
      `${count(number)} बदलाव ${number === 1 ? "मिट जाएगा, चाहे वह दूसरे एडमिनिस्ट्रेटर का हो" : "मिट जाएँगे, दूसरे एडमिनिस्ट्रेटर के भी"}। ख़रीदारों को जो दिखता है, वह वैसा ही रहेगा।`,
    confirm: "बदलाव हटाएँ",
    keep: "ड्राफ़्ट रखें",
    done: "बदलाव हटा दिए गए",
  },
  hide: {
    button: "छिपाएँ…",
    title: (name) => `${name} को छिपाएँ?`,
    text: "यह सेवा साइट से हट जाएगी और ख़रीदी नहीं जा सकेगी। बिक्री आप कभी भी फिर शुरू कर सकते हैं।",
    orders: (number) =>
      number === 0
        ? "कोई चालू ऑर्डर नहीं है।"
        : `${count(number)} चालू ऑर्डर पहले की तरह ${number === 1 ? "चलता रहेगा" : "चलते रहेंगे"}।`,
    confirm: "छिपाएँ",
    keep: "बिक्री चालू रखें",
    done: (name) => `${name} को छिपा दिया गया`,
  },
  show: {
    button: "बिक्री शुरू करें…",
    title: (name) => `${name} की बिक्री शुरू करें?`,
    text: (price) => `यह सेवा साइट पर आ जाएगी और ख़रीदी जा सकेगी, GST सहित ${price} से शुरू।`,
    confirm: "बिक्री शुरू करें",
    keep: "छिपी रहने दें",
    done: (name) => `${name} की बिक्री शुरू हो गई`,
  },
  hiddenNote: (number) =>
    number === 0
      ? "साइट पर नहीं है।"
      : `साइट पर नहीं है। ${count(number)} चालू ऑर्डर ${number === 1 ? "चलता रहेगा" : "चलते रहेंगे"}।`,
  versions: {
    label: "संस्करण",
    none: "यहाँ से अभी कुछ पब्लिश नहीं हुआ है। ख़रीदारों को मूल संस्करण दिखता है।",
    loading: "संस्करण लोड हो रहे हैं",
    failed: "संस्करण लोड नहीं हो सके",
    current: "अभी साइट पर",
    ways: {
      before: () => "पहले बदलाव से पहले",
      published: (name) => (name === "" ? "पब्लिश हुआ" : `${name} ने पब्लिश किया`),
      restored: (name) => (name === "" ? "पुराना संस्करण लौटाया गया" : `${name} ने पुराना संस्करण लौटाया`),
    },
    restoredFrom: (version) => (version === 0 ? "मूल संस्करण" : `संस्करण ${version}`),
    back: "इस संस्करण पर लौटें…",
    backTitle: (version) => (version === 0 ? "मूल संस्करण पर लौटें?" : `संस्करण ${version} पर लौटें?`),
    backText: (next) =>
      `यह संस्करण ${next} बनकर साइट पर आएगा: ख़रीदारों को इसी की जानकारी दिखेगी और इसी की फ़ीस लगेगी। ड्राफ़्ट वैसा ही रहेगा।`,
    confirm: "इस पर लौटें",
    keep: "साइट पर जो है, वही रखें",
    done: (version) => `संस्करण ${version} अब साइट पर है`,
  },
};
