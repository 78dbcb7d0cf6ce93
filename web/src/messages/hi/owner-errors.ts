import type { ownerErrors as english } from "../en/owner-errors.ts";
import type { Texts } from "../texts.ts";

export const ownerErrors: Texts<typeof english> = {
  wrongPassword: "यह आपका पासवर्ड नहीं है",
  passwordUnchecked: "आपका पासवर्ड जाँचा नहीं जा सका। कृपया फिर कोशिश करें।",
  phoneFailed: "फ़ोन नंबर की पुष्टि नहीं हो सकी",
  numberTaken:
    "इस नंबर से पहले से एक अलग अकाउंट है, इसलिए कुछ भी नहीं बदला गया। वह अकाउंट चाहिए तो इस नंबर से साइन इन करें, या दोनों को जोड़ने के लिए हमें लिखें।",
};
