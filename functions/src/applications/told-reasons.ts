import { REJECTION_REASONS, type RejectionReason } from "@niyamdesk/domain/applications/application";
import {
  type ApplicationSlot,
  PAPER_REASONS,
  type PaperReason,
} from "@niyamdesk/domain/applications/application-papers";
import type { Language } from "@niyamdesk/domain/base/languages";

/** The documents of an application as its applicant is told of them. */
export const PAPER_NAMES: Readonly<Record<Language, Readonly<Record<ApplicationSlot, string>>>> = {
  en: {
    businessLicense: "Business licence",
    idProof: "ID proof",
    addressProof: "Address proof",
    bankStatement: "Bank statement",
    experienceCertificate: "Experience certificate",
  },
  hi: {
    businessLicense: "कारोबार का लाइसेंस",
    idProof: "पहचान का प्रमाण",
    addressProof: "पते का प्रमाण",
    bankStatement: "बैंक स्टेटमेंट",
    experienceCertificate: "अनुभव का सर्टिफ़िकेट",
  },
};

const PAPERS: Readonly<Record<Language, Readonly<Record<PaperReason, string>>>> = {
  en: PAPER_REASONS,
  hi: {
    unreadable: "यह पढ़ने में नहीं आ रहा। कृपया साफ़ कॉपी भेजें।",
    incomplete: "इसका कुछ हिस्सा नहीं आया। कृपया सारे पेज भेजें।",
    expired: "इसकी तारीख़ निकल गई है। कृपया वह भेजें जो आज चालू हो।",
    wrong_document: "हमने यह दस्तावेज़ नहीं माँगा था।",
    other_name: "इस पर आवेदन वाला नाम नहीं है।",
    other: "",
  },
};

const REJECTIONS: Readonly<Record<Language, Readonly<Record<RejectionReason, string>>>> = {
  en: REJECTION_REASONS,
  hi: {
    requirements: "आवेदन हमारी ज़रूरतों के हिसाब से नहीं था",
    territory_taken: "इस क्षेत्र में पहले से एक पार्टनर काम कर रहे हैं",
    documents: "माँगे गए दस्तावेज़ हम तक नहीं पहुँचे या मंज़ूर नहीं हो सके",
    experience: "हमें इस काम में ज़्यादा अनुभव वाले लोग चाहिए",
    other: "",
  },
};

interface Reason<Kind> {
  kind: Kind;
  /** As an administrator wrote them, in whatever language. */
  words: string | null;
}

/** Why a document is asked for again, as the applicant reads it. */
export function paperReasonWords({ kind, words }: Reason<PaperReason>, language: Language): string {
  return [PAPERS[language][kind], words ?? ""].filter(Boolean).join(" ");
}

/** Why somebody becomes no partner, as they read it. */
export function rejectionWords({ kind, words }: Reason<RejectionReason>, language: Language): string {
  const stop = language === "hi" ? "। " : ". ";
  return [REJECTIONS[language][kind], words ?? ""].filter(Boolean).join(stop);
}
