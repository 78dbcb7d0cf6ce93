import { SUPPORT } from "@niyamdesk/domain/base/product";
import { NEVER_ASKED_HINDI } from "@niyamdesk/domain/fields/never-asked";
import type { contact as english } from "../en/contact.ts";
import type { Texts } from "../texts.ts";
import { common } from "./common.ts";

export const contact: Texts<typeof english> = {
  title: "संपर्क",
  description: `कॉल करें, लिखें या फ़ॉर्म भेजें: ${common.hours}। सेवाओं, फ़ीस और ऑर्डर के सवालों का जवाब एक इंसान देता है।`,
  heading: "हमसे बात करें",
  lead: "समझ नहीं आ रहा कि कौन सी सेवा सही है, या किसी ऑर्डर के बारे में पूछना है? कॉल करें, लिखें या यह फ़ॉर्म भेजें।",
  phone: "फ़ोन",
  email: "ईमेल",
  hours: "समय",
  answersBefore: "बहुत से जवाब ",
  answersLink: "सवाल और जवाब",
  answersAfter: ` में और हर सेवा के पेज पर हैं। ${NEVER_ASKED_HINDI}`,
  formLabel: "हमें लिखें",
  name: "नाम",
  message: "संदेश",
  digitsOnly: "10 या उससे ज़्यादा अंक, अक्षर नहीं। भारत के बाहर का नंबर: + और देश के कोड से शुरू करें",
  send: "संदेश भेजें",
  sentTitle: "आपका संदेश मिल गया",
  sent: `इसकी पुष्टि आपके ईमेल पर आ रही है। हम लिखकर या फ़ोन पर जवाब देंगे, ${common.hours}।`,
  again: "एक और संदेश लिखें",
  failed: (why) => `आपका संदेश भेजा नहीं जा सका। ${why}`,
  pleaseTryAgain: "कृपया फिर कोशिश करें।",
  noScript: `यह फ़ॉर्म JavaScript के बिना नहीं भेजा जा सकता। कृपया ${SUPPORT.phoneLabel} पर कॉल करें या ${SUPPORT.email} पर लिखें।`,
  leaveEmpty: "इसे ख़ाली छोड़ दें",
  notSure: "कौन सा प्लान सही रहेगा?",
  notSureOfOne: "क्या यह आपके लिए सही है?",
  weCall: (service) =>
    `${service} के बारे में हम आपको कॉल करेंगे, या आप हमें करें: ${SUPPORT.phoneLabel}, ${common.hours}।`,
  callMe: "मुझे कॉल करें",
  callAbout: (service) => `${service} के बारे में कॉल`,
  leaveNumber: `अपना नंबर छोड़ दें, हम कॉल करेंगे: ${common.hours}।`,
  willCall: "हम आपको कॉल करेंगे",
  willCallWhen: `${common.hours}। आप इसे बंद करके आगे पढ़ सकते हैं।`,
};
