import type { catalogue as english } from "../en/catalogue.ts";
import type { Texts } from "../texts.ts";

const services = (count: number) => (count === 1 ? "1 सेवा" : `${count} सेवाएँ`);

export const catalogue: Texts<typeof english> = {
  title: "सेवाएँ और फ़ीस",
  categoriesLabel: "सेवाओं की श्रेणियाँ",
  categories: {
    all: {
      label: "सभी सेवाएँ",
      title: "सेवाएँ और फ़ीस",
      lead: "हर फ़ीस 18% GST से पहले की है। जहाँ सरकारी शुल्क लगता है, वह अलग दिखाया जाता है और जितना लगे उतना ही लिया जाता है।",
      description:
        "आयकर, GST, कंपनी रजिस्ट्रेशन, क़ानूनी काम, अकाउंटिंग और टेंडर की सेवाएँ: हर सेवा की फ़ीस, ज़रूरी दस्तावेज़ और लगने वाला समय।",
    },
    tax: {
      label: "टैक्स",
      title: "टैक्स की सेवाएँ",
      lead: "आयकर रिटर्न, GST रजिस्ट्रेशन और रिटर्न, नोटिस और टैक्स प्लानिंग।",
      description:
        "आयकर रिटर्न, GST रजिस्ट्रेशन और रिटर्न, नोटिस और टैक्स प्लानिंग: हर सेवा की फ़ीस, दस्तावेज़ और लगने वाला समय।",
    },
    business: {
      label: "बिज़नेस",
      title: "बिज़नेस रजिस्ट्रेशन",
      lead: "कंपनी, LLP, पार्टनरशिप या प्रोपराइटरशिप, और काम शुरू करने के लाइसेंस।",
      description:
        "प्राइवेट लिमिटेड कंपनी, LLP, पार्टनरशिप, प्रोपराइटरशिप, FSSAI और IEC: फ़ीस, दस्तावेज़ और लगने वाला समय।",
    },
    legal: {
      label: "क़ानूनी",
      title: "क़ानूनी काग़ज़ात",
      lead: "ट्रेडमार्क, एग्रीमेंट, नोटिस और उपभोक्ता शिकायत।",
      description: "ट्रेडमार्क आवेदन, एग्रीमेंट, नोटिस और उपभोक्ता शिकायत: हर सेवा की फ़ीस, दस्तावेज़ और लगने वाला समय।",
    },
    accounting: {
      label: "अकाउंटिंग",
      title: "अकाउंटिंग और कंप्लायंस",
      lead: "हर महीने का हिसाब-किताब, और हर तिमाही के TDS स्टेटमेंट।",
      description: "मासिक बुककीपिंग और तिमाही TDS स्टेटमेंट: हर सेवा की फ़ीस, दस्तावेज़ और लगने वाला समय।",
    },
    tendering: {
      label: "ई-टेंडरिंग",
      title: "ई-टेंडरिंग",
      lead: "डिजिटल सिग्नेचर और पोर्टल रजिस्ट्रेशन, बोली लगाने के लिए तैयार।",
      description: "क्लास 3 डिजिटल सिग्नेचर और टेंडर पोर्टल पर रजिस्ट्रेशन: फ़ीस, दस्तावेज़ और लगने वाला समय।",
    },
  },
  searchLabel: "सेवाएँ खोजें",
  searchPlaceholder: "खोजें: GST, PAN, ट्रेडमार्क…",
  sortLabel: "क्रम",
  sorts: {
    popular: "लोकप्रिय पहले",
    "price-asc": "फ़ीस: कम से ज़्यादा",
    "price-desc": "फ़ीस: ज़्यादा से कम",
    name: "नाम",
  },
  bestFirst: "सबसे सटीक पहले",
  loadingList: "सेवाएँ लोड हो रही हैं",
  loadFailed: "सेवाएँ लोड नहीं हो सकीं",
  checkConnection: "कृपया अपना इंटरनेट कनेक्शन देखकर फिर कोशिश करें।",
  count: services,
  countFor: (count, search) => `“${search}” के लिए ${services(count)}`,
  countCloseTo: (count, search) => `“${search}” से मिलती-जुलती ${services(count)}`,
  showMore: "और सेवाएँ दिखाएँ",
  shownOf: (shown, total) => `${total} में से ${shown} दिख रही हैं`,
  noneFound: "इस खोज से कोई सेवा नहीं मिली",
  searchInOther: (search) => `Search in English: ${search}`,
  noneFoundHint: "कोई छोटा शब्द लिखकर देखें, जैसे GST, कंपनी या ट्रेडमार्क।",
  showAll: "सभी सेवाएँ दिखाएँ",
  documents: "ज़रूरी दस्तावेज़",
  moreDocuments: (count) => `+${count} और`,
  popular: "लोकप्रिय",
  feeFrom: (fee) => `${fee} से शुरू`,
  suggestions: "सुझाव",
  searchAllFor: (search) => `“${search}” के सभी नतीजे`,
  searchHint: "सेवा या फ़ॉर्म का नाम लिखें: GST, ITR, ट्रेडमार्क, FSSAI…",
  popularServices: "लोकप्रिय सेवाएँ",
};
