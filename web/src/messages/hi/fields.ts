import { FIELD_WORDS, type FieldWord, limitNamed } from "@niyamdesk/domain/fields/field-words";
import type { alsoFieldWords as addedToEnglish, fieldWords as english } from "../en/fields.ts";

const WORDS: Record<FieldWord, string> = {
  nameMissing: "कृपया अपना नाम लिखें",
  nameTooShort: "नाम में कम से कम 2 अक्षर होने चाहिए",
  nameTooLong: "नाम 100 अक्षरों से छोटा रखें",
  nameNotLetters: "कृपया नाम अक्षरों में लिखें",
  emailInvalid: "कृपया सही ईमेल पता लिखें",
  phoneInvalid: "कृपया सही फ़ोन नंबर लिखें",
  phoneTollFree: "टोल-फ़्री नंबर पर हम कॉल नहीं कर सकते। कृपया मोबाइल या लैंडलाइन नंबर लिखें",
  phoneNotDigits: "कृपया 10 या उससे ज़्यादा अंकों का फ़ोन नंबर लिखें, सिर्फ़ अंक",
  messageTooShort: "संदेश में कम से कम 10 अक्षर होने चाहिए",
  messageTooLong: "संदेश 2000 अक्षरों से छोटा रखें",
  textNotPlain: "कृपया सादे शब्दों में लिखें",
  addressMissing: "कृपया इनवॉइस के लिए पता लिखें",
  taskMissing: "कृपया लिखें कि क्या करना है",
  under200: "कृपया 200 अक्षरों से कम में लिखें",
  under300: "कृपया 300 अक्षरों से कम में लिखें",
  under500: "कृपया 500 अक्षरों से कम में लिखें",
  under2000: "कृपया 2000 अक्षरों से कम में लिखें",
  stateMissing: "कृपया अपना राज्य चुनें",
  stateNotOfGstin: "राज्य वही होना चाहिए जिसमें आपका GSTIN रजिस्टर्ड है",
  gstinInvalid: "कृपया सही GSTIN लिखें",
  gstinMistyped: "यह GSTIN सही नहीं है। कृपया हर अक्षर जाँच लें।",
  panInvalid: "कृपया सही PAN लिखें",
  panMistyped: "यह PAN सही नहीं है। कृपया हर अक्षर जाँच लें।",
  businessNameMissing: "कृपया इस GSTIN में दर्ज बिज़नेस का नाम लिखें",
  businessNameTooLong: "कृपया 150 अक्षरों से कम में लिखें",
  businessNameNotPlain: "कृपया रजिस्टर्ड नाम ही लिखें, बिना किसी लिंक के",
  sendAgain: "कृपया फ़ॉर्म फिर से भेजें",
  linkIncomplete: "यह लिंक अधूरा है",
  fillIn: "कृपया सब कुछ भरें",
  phoneWithCountry: "कृपया देश के कोड के साथ सही फ़ोन नंबर लिखें (जैसे +91 ...)",
  passwordMissing: "कृपया अपना पासवर्ड लिखें",
  passwordTooShort: "पासवर्ड में कम से कम 8 अक्षर होने चाहिए",
  passwordTooLong: "पासवर्ड 128 अक्षरों से छोटा रखें",
  passwordNotConfirmed: "कृपया पासवर्ड दोबारा लिखें",
  passwordsDiffer: "दोनों पासवर्ड एक जैसे नहीं हैं",
  codeNotSixDigits: "कृपया 6 अंकों का सही OTP डालें",
  notesTooLong: "कृपया नोट 4000 अक्षरों से कम रखें",
  callBackWhen: "कृपया चुनें कि फिर कब कॉल करना है",
  timePassed: "कृपया आने वाला कोई समय चुनें",
  timeTooFar: "कृपया एक साल के भीतर का समय चुनें",
  reasonMissing: "कृपया कारण लिखें",
  reviewTooShort: "कृपया कम से कम 10 अक्षर लिखें",
  reviewTooLong: "कृपया रिव्यू 1000 अक्षरों से कम में लिखें",
  reviewNotPlain: "कृपया रिव्यू सादे शब्दों में लिखें",
  starsMissing: "कृपया एक से पाँच स्टार चुनें",
  fillThisIn: "कृपया यह भरें",
  plainText: "कृपया इसे सादे शब्दों में लिखें",
  onOneLine: "कृपया इसे एक ही लाइन में लिखें",
  gstinOfOtherPan: "यह GSTIN ऊपर लिखे PAN का नहीं है",
  firstNameTooShort: "पहले नाम में कम से कम 2 अक्षर होने चाहिए",
  lastNameTooShort: "सरनेम में कम से कम 2 अक्षर होने चाहिए",
  phoneTooShort: "फ़ोन नंबर में कम से कम 10 अंक होने चाहिए",
  birthDateMissing: "जन्म की तारीख़ ज़रूरी है",
  birthDateTooYoung: "आवेदन के लिए उम्र 18 साल या ज़्यादा होनी चाहिए",
  addressTooShort: "पते में कम से कम 10 अक्षर होने चाहिए",
  cityMissing: "शहर का नाम ज़रूरी है",
  stateRequired: "राज्य चुनना ज़रूरी है",
  pincodeInvalid: "पिनकोड 6 अंकों का होना चाहिए",
  levelMissing: "कृपया पार्टनरशिप का स्तर चुनें",
  territoryCodeMissing: "क्षेत्र का कोड ज़रूरी है",
  territoryCodeInvalid: "सिर्फ़ अंग्रेज़ी अक्षर, अंक और हाइफ़न लिखें, जैसे MH-MUM",
  territoryNameMissing: "क्षेत्र का नाम ज़रूरी है",
  preferredStateMissing: "पसंद का राज्य चुनना ज़रूरी है",
  investmentMissing: "निवेश की क्षमता बताना ज़रूरी है",
  experienceMissing: "कारोबार का अनुभव बताना ज़रूरी है",
  occupationMissing: "अभी का काम बताना ज़रूरी है",
  incomeMissing: "सालाना आमदनी बताना ज़रूरी है",
  revenueMissing: "हर महीने की अनुमानित कमाई बताना ज़रूरी है",
  teamSizeMissing: "टीम में कितने लोग हैं, यह बताना ज़रूरी है",
  officeSpaceMissing: "ऑफ़िस की जगह के बारे में बताना ज़रूरी है",
  businessPlanTooShort: "बिज़नेस प्लान में कम से कम 50 अक्षर होने चाहिए",
  marketingTooShort: "मार्केटिंग की योजना में कम से कम 50 अक्षर होने चाहिए",
  consentMissing: "आगे बढ़ने के लिए इस पर सही का निशान लगाएँ",
  under100: "कृपया 100 अक्षरों से कम में लिखें",
  ifscInvalid: "कृपया सही IFSC लिखें, जैसे HDFC0001234",
  bankAccountInvalid: "कृपया बैंक खाते का सही नंबर लिखें, 6 से 20 अंक या अक्षर",
};

const BY_ENGLISH = new Map<string, string>(
  Object.entries(WORDS).map(([word, hindi]) => [FIELD_WORDS[word as FieldWord], hindi]),
);

/** Forms that few see bring their own words: what visitors load stays small. */
export const alsoFieldWords: typeof addedToEnglish = (more) => {
  for (const [words, hindi] of more) BY_ENGLISH.set(words, hindi);
};

/** What has no Hindi yet is said as the schema says it. */
export const fieldWords: typeof english = (words) => {
  const limit = limitNamed(words);
  return BY_ENGLISH.get(words) ?? (limit === null ? words : `कृपया ${limit} अक्षरों से कम में लिखें`);
};
