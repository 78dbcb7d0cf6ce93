import type { notFound as english } from "../en/not-found.ts";
import type { Texts } from "../texts.ts";

export const notFound: Texts<typeof english> = {
  title: "पेज नहीं मिला",
  description: "इस पते पर कोई पेज नहीं है।",
  words: "हो सकता है पता ग़लत लिखा गया हो, या पेज कहीं और चला गया हो।",
  goBack: "वापस जाएँ",
  orNotYours: "शायद यह पेज है ही नहीं, या आपके अकाउंट को इसे देखने की अनुमति नहीं है।",
  toDashboard: "डैशबोर्ड पर जाएँ",
  serviceTitle: "सेवा नहीं मिली",
  serviceDescription: "इस पते पर कोई सेवा नहीं है।",
  serviceWords: "इस पते पर हमारी कोई सेवा नहीं है। सूची में देखें, या हमसे पूछें: ",
  serviceWordsEnd: "।",
};
