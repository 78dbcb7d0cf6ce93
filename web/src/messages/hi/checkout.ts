import type { checkout as english } from "../en/checkout.ts";
import type { Texts } from "../texts.ts";
import { common } from "./common.ts";

export const checkout: Texts<typeof english> = {
  steps: { select: "प्लान चुनें", review: "जाँच लें", payment: "भुगतान", confirmation: "पुष्टि" },
  yourOrder: "आपका ऑर्डर",
  backToService: "सेवा पर वापस जाएँ",

  planPrice: "प्लान की फ़ीस",
  gst: common.gst,
  total: "कुल भुगतान",
  governmentFee:
    "सरकारी शुल्क इस रक़म में शामिल नहीं है। पहले हम आपको बताते हैं कि कितना लगेगा, फिर जितना लगे उतना ही लिया जाता है।",
  usualTime: (turnaround) => `आम तौर पर लगने वाला समय: ${turnaround}`,

  reviewTitle: "अपना ऑर्डर जाँच लें",
  confirm: "ऑर्डर की पुष्टि करें",
  anotherPlan: "दूसरा प्लान चुनें",
  notYet: "अभी नहीं",

  signInTitle: "आगे बढ़ने के लिए साइन इन करें",
  signInWhy: "आपका ऑर्डर, उसके दस्तावेज़ और इनवॉइस आपके अकाउंट में रहते हैं। चुना हुआ प्लान बना रहता है और आप सीधे यहीं लौटेंगे।",
  register: "अकाउंट बनाएँ",
  haveAccount: "मेरा अकाउंट है: साइन इन करें",
  signedOutTitle: "आप साइन आउट हो गए हैं",
  signedOutWhy:
    "यह भुगतान जारी रखने के लिए साइन इन करें। अगर आप इसे मंज़ूरी दे चुके हैं, तो ऑर्डर अपने-आप खुल जाएगा और कुछ नहीं खोएगा: कृपया दोबारा भुगतान न करें।",
  signIn: "साइन इन करें",
  sessionUnknown: "हम यह नहीं देख सके कि आप साइन इन हैं या नहीं।",

  wrongRoleTitle: "ऑर्डर सिर्फ़ ग्राहक कर सकते हैं",
  wrongRole: (role) =>
    `आप ${role} के रूप में साइन इन हैं। यह सेवा ऑर्डर करने के लिए साइन आउट करें और ग्राहक के रूप में साइन इन करें।`,
  toDashboard: "मेरे डैशबोर्ड पर जाएँ",

  lastPurchase: "आपकी पिछली ख़रीद",
  order: (id) => `ऑर्डर ${id}`,
  viewOrder: "अपना ऑर्डर देखें",
};
