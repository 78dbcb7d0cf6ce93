import type { purchase as english } from "../en/purchase.ts";
import type { Texts } from "../texts.ts";
import { common } from "./common.ts";

const NOT_CHARGED = "आपके पैसे नहीं कटे हैं।";

export const purchase: Texts<typeof english> = {
  choosePlan: "प्लान चुनें",
  loadFailed: "आपका भुगतान लोड नहीं हो सका।",

  contactTitle: "आपकी जानकारी",
  contactLabel: "आपकी जानकारी",
  contactAsked: "भुगतान से पहले कृपया अपनी जानकारी भरें।",
  contactEdited: "जो सही न हो उसे ठीक कर लें। इनवॉइस इसी जानकारी पर बनेगा।",
  name: "पूरा नाम",
  email: "ईमेल",
  emailUse: "ऑर्डर की पुष्टि इसी पते पर आएगी।",
  mobile: "मोबाइल नंबर",
  state: "राज्य",
  chooseState: "अपना राज्य चुनें",
  stateUse: "इससे तय होता है कि इनवॉइस में GST कैसे बँटेगा। कुल रक़म वही रहती है।",
  businessInvoice: "बिज़नेस इनवॉइस",
  gstin: "GSTIN",
  businessName: "बिज़नेस का रजिस्टर्ड नाम",
  businessNameHint: "वही नाम जो GSTIN में दर्ज है।",
  addGstin: "बिज़नेस इनवॉइस के लिए GSTIN जोड़ें",
  toPayment: "भुगतान पर जाएँ",

  paymentTitle: "भुगतान",
  billedTo: "इनवॉइस किसके नाम",
  withGstin: (gstin) => `GSTIN ${gstin}`,
  change: "बदलें",
  nextTitle: "आगे क्या होगा",
  next: (turnaround) => [
    "आप Razorpay की सुरक्षित विंडो में UPI, कार्ड या नेट बैंकिंग से भुगतान करते हैं।",
    "आपका ऑर्डर तुरंत खुल जाता है; इनवॉइस नंबर के साथ पुष्टि ईमेल पर आती है।",
    `दस्तावेज़ों के लिए हम आपसे संपर्क करते हैं और काम पूरा करते हैं। आम तौर पर लगने वाला समय: ${turnaround}।`,
  ],
  pay: (amount) => `${amount} का भुगतान करें`,
  preparing: "आपका भुगतान तैयार हो रहा है…",

  testTitle: "टेस्ट मोड: असली पैसे नहीं कटते",
  insufficientFunds: "खाते में पैसे कम",
  cardDeclined: "कार्ड अस्वीकार",
  upiPaid: "UPI, सफल",
  upiFailed: "UPI, असफल",
  testHint:
    "आगे की कोई भी एक्सपायरी, कोई भी CVV। टेस्ट कोड (OTP): 4 से 10 अंकों का कोई भी नंबर, जैसे 1234; 4 से कम अंक हों तो भुगतान असफल होता है।",

  notices: {
    dismissed: "भुगतान से पहले ही विंडो बंद हो गई। आपका ऑर्डर सुरक्षित है: जब चाहें भुगतान करें।",
    notInitialised: "भुगतान शुरू नहीं हो सका। कृपया फिर कोशिश करें।",
    customerMissing: "ग्राहक की जानकारी अधूरी है। कृपया अपनी जानकारी जाँच लें।",
    notSaved: "लेन-देन की जानकारी सेव नहीं हो सकी। आपका भुगतान सुरक्षित है और हम उसकी जाँच कर रहे हैं।",
    contactSupport: "ऑर्डर बन गया, पर सेव नहीं हो सका। कृपया सहायता से संपर्क करें।",
    loadingGateway: "भुगतान की विंडो अभी लोड हो रही है",
    window: "जब तक आप अपने बैंक से मंज़ूरी नहीं देते, पैसे नहीं कटते।",
    confirming: "इसमें कुछ सेकंड लगते हैं। आप पेज छोड़ सकते हैं: ऑर्डर आपके खाते में सुरक्षित है।",
  },
  failed: (reason) => `भुगतान नहीं हो सका: ${reason}`,
  noReason: "बैंक ने कारण नहीं बताया",
  gateway: {
    blocked: `भुगतान की विंडो लोड नहीं हो सकी। ${NOT_CHARGED} अपना इंटरनेट कनेक्शन देखें, या कंटेंट ब्लॉकर में इसकी अनुमति दें, और फिर कोशिश करें।`,
    slow: `भुगतान की विंडो लोड नहीं हो सकी। ${NOT_CHARGED} शायद आपका इंटरनेट धीमा है: कृपया फिर कोशिश करें।`,
    missing: `भुगतान की विंडो उपलब्ध नहीं है। ${NOT_CHARGED} कृपया एक मिनट बाद फिर कोशिश करें।`,
  },

  windowTitle: "Razorpay की विंडो में अपना भुगतान पूरा करें",
  confirmingTitle: "आपके भुगतान की पुष्टि हो रही है…",

  newTotal: (words, total) => `${words} नई कुल रक़म: ${total}।`,
  orderFailed: (words) => `ऑर्डर नहीं बन सका। ${words}`,
  continueWith: (total) => `${total} के साथ आगे बढ़ें`,
  buyAgain: "फिर से ख़रीदें",
  startAgain: "भुगतान फिर शुरू करें",
  checkDetails: "मेरी जानकारी जाँचें",

  questions: "कोई सवाल?",
  or: "या",
  thenReference: `, ${common.hours}। संदर्भ नंबर:`,

  paidTitle: "भुगतान मिल गया। आपका ऑर्डर खुल गया है।",
  mailTo: (email) => `पुष्टि ${email} पर भेजी जा रही है।`,
  mail: "पुष्टि आपके ईमेल पर भेजी जा रही है।",
  order: "ऑर्डर",
  invoice: "इनवॉइस",
  beingNumbered: "नंबर बन रहा है…",
  invoiceInOrder: "अपने ऑर्डर में देखें",
  service: "सेवा",
  paid: "भुगतान",
  stepsTitle: "अगले क़दम",
  steps: (turnaround) => [
    "नीचे दिए दस्तावेज़ तैयार रखें: उन्हें लेने के लिए हम आपसे संपर्क करेंगे।",
    "हम उन्हें जाँचकर काम शुरू करते हैं। हर क़दम आपको अपने ऑर्डर में दिखता है।",
    `दस्तावेज़ पूरे होने के बाद आम तौर पर लगने वाला समय: ${turnaround}।`,
  ],
  documents: "हमें ये दस्तावेज़ चाहिए",
  moreServices: "और सेवाएँ",
};
