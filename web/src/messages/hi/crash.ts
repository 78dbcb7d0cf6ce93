import type { crash as english } from "../en/crash.ts";
import type { Texts } from "../texts.ts";

export const crash: Texts<typeof english> = {
  title: "कुछ गड़बड़ हो गई",
  words: "कृपया पेज रिफ़्रेश करें या थोड़ी देर बाद फिर कोशिश करें।",
  moduleMissing: "इस पेज का एक हिस्सा लोड नहीं हो सका। कृपया पेज रिफ़्रेश करें। आपका किया हुआ भुगतान सुरक्षित है।",
  refresh: "पेज रिफ़्रेश करें",
  tryAgain: "फिर कोशिश करें",
  goHome: "होम पर जाएँ",
  mountTitle: "ऐप लोड नहीं हो सका",
  mountWords: "समस्या बनी रहे तो कृपया सहायता से संपर्क करें।",
  slow: "इसमें सामान्य से ज़्यादा समय लग रहा है।",
  latestVersion: "इस पेज का नया संस्करण लोड हो रहा है…",
  messagesLabel: "अलर्ट",
};
