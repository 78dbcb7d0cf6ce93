import { PRODUCT } from "../../product.ts";
import { DEFAULT_TURNAROUND, FALLBACK_PROCESSING, type Faq } from "../../service.ts";

/** The Hindi of what several services say in the same words. */

export const USUAL_TURNAROUND = "7-10 कार्य दिवस";

/** What a stored service falls back to where it says nothing itself, by its English. */
export const FALLBACKS: Readonly<Record<string, string>> = {
  [DEFAULT_TURNAROUND]: USUAL_TURNAROUND,
  [FALLBACK_PROCESSING]: "5-7 कार्य दिवस",
  Standard: "सामान्य",
};

export const AT_ACTUALS = "जितनी फ़ीस लगती है, उतनी ही ली जाती है; यह बदल भी सकती है।";

export const WHO_WE_ARE: Faq = {
  question: "क्या आप लॉ फ़र्म, CA फ़र्म या सरकारी दफ़्तर हैं?",
  answer: `नहीं। ${PRODUCT} काग़ज़ात और फ़ाइलिंग में मदद करता है: हम आपके काग़ज़ात तैयार करके आपकी ओर से जमा करते हैं। हम लॉ फ़र्म या चार्टर्ड अकाउंटेंट की फ़र्म नहीं हैं, और सरकार से हमारा कोई संबंध नहीं है।`,
};
