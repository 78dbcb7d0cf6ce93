import type { accounts as english } from "../en/accounts.ts";
import type { Texts } from "../texts.ts";
import { common } from "./common.ts";

export const accounts: Texts<typeof english> = {
  needHelp: "मदद चाहिए? {email} पर लिखें या {phone} पर कॉल करें",
  hours: `, ${common.hours}`,
  ways: { email: "ईमेल", phone: "फ़ोन" },
  email: "ईमेल",
  password: "पासवर्ड",
  newPassword: "नया पासवर्ड",
  confirmPassword: "पासवर्ड दोबारा लिखें",
  passwordHint: "कम से कम 8 अक्षर",
  phone: "फ़ोन",
  fullName: "पूरा नाम",
  codeGoesTo: "कोड इस नंबर पर आएगा:",
  sendCode: "कोड भेजें",
  signIn: "साइन इन करें",
  createAccount: "अकाउंट बनाएँ",
  continue: "आगे बढ़ें",
  useEmail: "इसके बदले ईमेल से करें",
  checkingLink: "आपका लिंक जाँचा जा रहा है…",
  linkDead: "यह लिंक अब काम नहीं करता",
  linkUnchecked: "हम आपका लिंक जाँच नहीं सके",
  newLink: "नया लिंक भेजें",
  toProfile: "मेरी प्रोफ़ाइल पर जाएँ",
};
