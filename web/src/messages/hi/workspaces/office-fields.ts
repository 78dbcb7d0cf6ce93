import { OFFICE_WORDS, type OfficeWord } from "@niyamdesk/domain/fields/office-words";
import type { officeFields as english } from "../../en/workspaces/office-fields.ts";

const WORDS: Record<OfficeWord, string> = {
  dayMissing: "कृपया दिन चुनें",
  couponEndsBefore: "आख़िरी दिन पहले दिन से पहले नहीं हो सकता",
  announcementEndsBefore: "ख़त्म होने का समय शुरू होने के बाद का होना चाहिए",
  onlyClientsNarrowed: "सेवा या राज्य से सिर्फ़ ग्राहक चुने जा सकते हैं",
  placeholderUnknown: "ब्रैकेट में सिर्फ़ {name} और {business} लिखें",
  roleMissing: "कृपया भूमिका चुनें",
  phoneLabelNotDigits: "सिर्फ़ अंक, ख़ाली जगह और हाइफ़न लिखें",
  enrolmentIdInvalid: "एनरोलमेंट ID के 15 अक्षर लिखें, या ख़ाली छोड़ें",
  districtCodeInvalid: "MH-PUN की तरह लिखें",
  pinPrefixInvalid: "तीन अंक लिखें, पहला 0 न हो",
  listMissing: "कम से कम एक लिखें",
  listTooLong: "ज़्यादा से ज़्यादा 12 लिखें",
  listTwice: "इनमें से एक दो बार लिखा है",
  membershipInvalid: "मेंबरशिप नंबर के 6 अंक लिखें",
  membershipMissing: "जो नंबर आपने देखा, वह लिखें",
  yearsTooMany: "70 तक के साल लिखें",
  refundTooLittle: "कृपया कम से कम ₹1 लिखें",
  utrInvalid: "कृपया UTR लिखें: 10 से 22 अक्षर और अंक",
  feeMissing: "रक़म लिखें, या “जितना सरकार ले” चुनें",
  feeSourceMissing: "लिखें कि सरकारी शुल्क कहाँ छपा है",
  feeDayMissing: "वह दिन चुनें जब आपने शुल्क देखा",
  priceNotWhole: "कृपया पूरे रुपये में लिखें",
  priceOutside: "₹1 से ₹10,00,000 तक लिखें",
  planMissing: "सेवा में कम से कम एक प्लान होना चाहिए",
  sacInvalid: "सर्विस अकाउंटिंग कोड 6 अंकों का होता है और 99 से शुरू होता है",
  namesTooLong: "सेवा और प्लान का नाम मिलाकर इतना लंबा है कि भुगतान की स्क्रीन पर नहीं आएगा",
  emptied: "इसे ख़ाली नहीं छोड़ सकते",
  asksForSecret: "हम OTP या पासवर्ड कभी नहीं माँगते। इसकी जगह यूज़र के तौर पर जोड़ने को कहें",
};

export const officeFields: typeof english = Object.entries(WORDS).map(
  ([word, hindi]) => [OFFICE_WORDS[word as OfficeWord], hindi] as const,
);
