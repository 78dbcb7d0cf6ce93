import { PRODUCT } from "../../../base/product.ts";
import { NEVER_ASKED_HINDI } from "../../../fields/never-asked.ts";
import { DEFAULT_TURNAROUND, FALLBACK_PROCESSING, type Faq } from "../../service.ts";

/** The Hindi of what several services say in the same words. */

export const USUAL_TURNAROUND = "7-10 कार्य दिवस";

/** What a stored service falls back to where it says nothing itself, by its English. */
export const FALLBACKS: Readonly<Record<string, string>> = {
  [DEFAULT_TURNAROUND]: USUAL_TURNAROUND,
  [FALLBACK_PROCESSING]: "5-7 कार्य दिवस",
  Standard: "सामान्य",
};

export const AS_OF = "नवंबर 2026 की स्थिति।";

export const AT_ACTUALS = "जितना लगे उतना ही लिया जाता है; यह बदल भी सकता है।";

export const CODES_STAY_YOURS: Faq = {
  question: "क्या आपको मेरे पोर्टल का पासवर्ड या OTP चाहिए?",
  answer: `नहीं। जहाँ पोर्टल में सुविधा हो, हमें अधिकृत उपयोगकर्ता के रूप में जोड़ें, या हमारे साथ बात करते हुए पोर्टल पर ख़ुद काम करें। ${NEVER_ASKED_HINDI}`,
};

export const WHO_WE_ARE: Faq = {
  question: "क्या आप लॉ फ़र्म, CA फ़र्म या सरकारी दफ़्तर हैं?",
  answer: `नहीं। ${PRODUCT} दस्तावेज़ तैयार करने और फ़ाइल करने में मदद करता है: हम आपके काग़ज़ात बनाकर आपकी ओर से फ़ाइल करते हैं। हम लॉ फ़र्म या CA फ़र्म नहीं हैं, और सरकार से हमारा कोई संबंध नहीं है।`,
};
