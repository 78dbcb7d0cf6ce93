import type { invoiceCorrection as english } from "../en/invoice-correction.ts";
import type { Texts } from "../texts.ts";

export const invoiceCorrection: Texts<typeof english> = {
  act: "इनवॉइस ठीक करें",
  until: (day) => `${day} तक`,
  over: (day) =>
    `आप इस इनवॉइस का नाम, पता और GSTIN ${day} तक ठीक कर सकते थे। अब यह GST की रिपोर्ट में जा चुका है। कुछ ग़लत हो तो इस ऑर्डर के संदेशों में हमसे पूछें।`,
  title: (number) => `${number} ठीक करें`,
  text: (day) =>
    `${day} तक आप यह ठीक कर सकते हैं कि इनवॉइस किसके नाम है। आपको नया इनवॉइस मिलेगा, और यह वाला क्रेडिट नोट से रद्द हो जाएगा। आपने जो भुगतान किया, वह वही रहेगा।`,
  loading: "इनवॉइस लोड हो रहा है",
  failed: "इनवॉइस लोड नहीं हो सका",
  name: "इनवॉइस पर नाम",
  nameHint: "व्यक्ति का नाम, या नीचे लिखे GSTIN वाले बिज़नेस का।",
  address: "पता",
  addressHint: "GSTIN के साथ ज़रूरी है।",
  gstin: "GSTIN",
  gstinHint: "GSTIN देने पर आप चुकाया हुआ GST क्लेम कर सकते हैं।",
  state: "राज्य",
  send: "नया इनवॉइस बनाएँ",
  sending: "बन रहा है…",
  keep: "रहने दें",
  done: (number) => `आपका नया इनवॉइस ${number} है`,
};
