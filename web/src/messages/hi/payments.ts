import type { payments as english } from "../en/payments.ts";
import type { Texts } from "../texts.ts";

const BANKS_TAKE = "बैंक को 5 से 7 कार्य दिवस लगते हैं।";

const METHODS: Readonly<Record<string, string>> = {
  card: "कार्ड",
  upi: "UPI",
  netbanking: "नेट बैंकिंग",
  wallet: "वॉलेट",
  emi: "EMI",
  paylater: "पे लेटर",
  bank_transfer: "बैंक ट्रांसफ़र",
};

export const payments: Texts<typeof english> = {
  title: "भुगतान का इतिहास",
  recent: "पिछले भुगतान",
  all: "सभी भुगतान",
  loading: "आपके भुगतान लोड हो रहे हैं",
  failed: "आपके भुगतान लोड नहीं हो सके",
  none: "अभी कोई भुगतान नहीं है",
  noneHint: "आप जो भी भुगतान करेंगे, वह अपने इनवॉइस नंबर और रिफ़ंड के साथ यहाँ दिखेगा।",
  noneShort: "अभी कोई भुगतान नहीं है।",
  payment: "भुगतान",

  date: "तारीख़",
  service: "सेवा",
  amount: "रक़म",
  status: "स्थिति",
  method: "तरीक़ा",
  invoice: "इनवॉइस",
  razorpayId: "Razorpay ID",
  paidOn: "भुगतान का समय",
  caption: "भुगतान का इतिहास",
  statuses: {
    completed: "भुगतान हो गया",
    refunded: "रिफ़ंड हो गया",
    partially_refunded: "कुछ रिफ़ंड हुआ",
    held: "जाँच हो रही है",
  },
  methodName: (method) => METHODS[method] ?? (method === "" ? "अभी पता नहीं" : method.replaceAll("_", " ")),
  noInvoiceYet: "बन रहा है",
  noInvoiceHeld: "जाँच पूरी होने तक नहीं",
  loadingOne: "भुगतान लोड हो रहा है",
  failedOne: "भुगतान लोड नहीं हो सका",
  beingRecorded: "इस ऑर्डर का भुगतान दर्ज हो रहा है।",

  total: "कुल",
  beforeTax: "टैक्स से पहले की फ़ीस",
  billFailed: "कुल रक़म का हिसाब लोड नहीं हो सका।",
  business: "बिज़नेस",
  gstin: "GSTIN",
  state: "राज्य",
  billedToFailed: "इनवॉइस किसके नाम है, यह लोड नहीं हो सका।",

  holds: {
    amount_mismatch: "हमें जो रक़म मिली, वह आपके ऑर्डर की रक़म नहीं है।",
    currency_mismatch: "यह भुगतान रुपये में नहीं, किसी और मुद्रा में मिला।",
    unknown_order: "यह भुगतान किस ऑर्डर का है, यह पता नहीं चला।",
    duplicate_payment: "इस ऑर्डर का भुगतान पहले ही हो चुका था, इसलिए यह दूसरा भुगतान लगता है।",
    stale_price: "आपने काफ़ी पहले दिखाई गई फ़ीस का भुगतान किया। इस बीच फ़ीस या प्लान बदल गया होगा।",
    possible_duplicate: "आपने एक हफ़्ते के अंदर इसी प्लान का भुगतान किया था, इसलिए शायद यह ग़लती से दोबारा हो गया।",
    purchase_erased: "यह भुगतान ख़रीद हटाए जाने के बाद मिला।",
  },
  holdUnknown: "इस भुगतान की कोई बात इसके ऑर्डर से मेल नहीं खाती।",
  moneyIsSafe: "आपका पैसा सुरक्षित है।",
  weCheck: "आपका पैसा सुरक्षित है: हमारी टीम जाँच करके आपसे संपर्क करेगी।",
  weRefund: `हम इसे रिफ़ंड कर रहे हैं। ${BANKS_TAKE}`,
  goesBack: `हम यह पैसा आपको लौटा रहे हैं। ${BANKS_TAKE}`,
  reversed: "बैंक ने वापस लिया",
  bankTookBack: "आपके बैंक ने यह भुगतान हमसे वापस ले लिया है।",
  bankReviews: "आपका बैंक इस भुगतान की जाँच कर रहा है। उसका जो फ़ैसला होगा, हम वही मानेंगे।",
  refunded: (amount, date) => `${date} को ${amount} रिफ़ंड हुए`,
  refundStarted: (amount, date) => `${date} को ${amount} का रिफ़ंड शुरू हुआ`,
  refundFailed: (amount) => `${amount} का रिफ़ंड नहीं हो सका। हमारी टीम इसे देख रही है।`,

  duplicate: (days) => `क्या आप यह दोबारा ख़रीदना चाहते थे? ${days} दिन में आपका जवाब न मिला, तो हम इसे रिफ़ंड कर देंगे।`,
  keepBoth: "दोनों रखें",
  refundIt: "रिफ़ंड करें",
  refundOnItsWay: `आपका रिफ़ंड भेजा जा रहा है। ${BANKS_TAKE}`,

  toFinish: "ये भुगतान बाक़ी हैं",
  leftAtCheckout: "बीच में छोड़े हुए",
  openFailed: "आपके बाक़ी भुगतान लोड नहीं हो सके",
  startedOn: (date) => `${date} को शुरू किया`,
  arrived: "आपका भुगतान हमें मिल गया।",
};
