import { SUPPORT } from "@niyamdesk/domain/base/product";
import { GST_PERCENT } from "@niyamdesk/domain/money/gst-percent";
import type { common as english } from "../en/common.ts";
import type { Texts } from "../texts.ts";

export const common: Texts<typeof english> = {
  loading: "लोड हो रहा है…",
  pageOpensOnline: "आपका चुना हुआ पेज इंटरनेट आते ही खुल जाएगा।",
  opensOnline: "आप ऑफ़लाइन हैं। इंटरनेट आते ही यह खुल जाएगा।",
  stillTrying: "अभी कोशिश जारी है…",
  tryAgain: "फिर कोशिश करें",
  checkConnection: "कृपया अपना इंटरनेट देखकर फिर कोशिश करें।",
  close: "बंद करें",
  optional: "(वैकल्पिक)",
  choose: "चुनें…",
  lengthOf: (typed: number, limit: number) => `${limit} में से ${typed} अक्षर`,
  showPassword: "लिखा हुआ दिखाएँ",
  weCall: "हम इस नंबर पर कॉल करेंगे:",
  phoneAbroad: "भारत के बाहर का नंबर: + और देश के कोड से शुरू करें",
  sending: "भेजा जा रहा है…",
  preparingAccount: "आपका अकाउंट तैयार हो रहा है…",
  accountNotReady: "आपका अकाउंट अभी तैयार नहीं है",
  accountNotReadyWhy: "आप साइन इन हैं, पर आपका अकाउंट पूरा तैयार नहीं हो सका। कृपया एक मिनट बाद फिर कोशिश करें।",
  home: "होम",
  services: "सेवाएँ",
  contact: "संपर्क",
  allServices: "सभी सेवाएँ देखें",
  needsScript: `यह पेज JavaScript के बिना नहीं चलता। कृपया इसे चालू करें, ${SUPPORT.phoneLabel} पर कॉल करें या ${SUPPORT.email} पर लिखें।`,
  hours: SUPPORT.hoursHindi,
  plusGst: `+ ${GST_PERCENT}% GST`,
  withGst: (total: string) => `GST सहित ${total}`,
  roundOff: "राउंड-ऑफ़",
  gst: `GST ${GST_PERCENT}%`,
  from: "शुरुआत",
  stalePrices: "ताज़ा फ़ीस लोड नहीं हो सकी। भुगतान से पहले आपको फ़ीस फिर दिखाई जाएगी।",
};
