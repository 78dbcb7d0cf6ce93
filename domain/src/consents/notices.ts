import type { Language } from "../base/languages.ts";
import type { ConsentPlace, ConsentPurpose } from "./consent.ts";

interface Notice {
  /** The day from which these words were shown. */
  version: string;
  words: Record<Language, string>;
}

/**
 * The words that people agree to, the newest last. Words that were shown once stay here for good, since lines of the ledger name
 * them: a change is another entry.
 */
export const CONSENT_NOTICES: Record<ConsentPurpose, readonly [Notice, ...Notice[]]> = {
  terms: [
    {
      version: "2026-11-30",
      words: {
        en: "By creating an account, you accept the terms of service and the privacy policy.",
        hi: "अकाउंट बनाने पर आप सेवा की शर्तें और प्राइवेसी पॉलिसी मंज़ूर करते हैं।",
      },
    },
  ],
  purchase: [
    {
      version: "2026-11-30",
      words: {
        en: "By paying, you accept the terms of service and the refund policy.",
        hi: "भुगतान करने पर आप सेवा की शर्तें और रिफ़ंड पॉलिसी मंज़ूर करते हैं।",
      },
    },
  ],
  calls: [
    {
      version: "2026-11-30",
      words: {
        en: "You may call me about the service I asked about.",
        hi: "मैंने जिस सेवा के बारे में पूछा है, उसके लिए मुझे कॉल किया जा सकता है।",
      },
    },
  ],
  marketing_mail: [
    {
      version: "2026-11-30",
      words: {
        en: "Email me offers and news about services.",
        hi: "ऑफ़र और सेवाओं की जानकारी मुझे ईमेल से भेजें।",
      },
    },
  ],
  marketing_calls: [
    {
      version: "2026-11-30",
      words: {
        en: "Call me about offers and other services.",
        hi: "ऑफ़र और दूसरी सेवाओं के बारे में मुझे कॉल करें।",
      },
    },
  ],
  marketing_whatsapp: [
    {
      version: "2026-11-30",
      words: {
        en: "Send me offers and news on WhatsApp.",
        hi: "ऑफ़र और जानकारी मुझे WhatsApp पर भेजें।",
      },
    },
  ],
  application_terms: [
    {
      version: "2026-11-30",
      words: {
        en: "I accept the terms and the privacy policy.",
        hi: "मुझे शर्तें और प्राइवेसी पॉलिसी मंज़ूर हैं।",
      },
    },
  ],
  application_accuracy: [
    {
      version: "2026-11-30",
      words: {
        en: "I confirm that the information is accurate.",
        hi: "मेरी दी हुई जानकारी सही है।",
      },
    },
  ],
  application_contact: [
    {
      version: "2026-11-30",
      words: {
        en: "I agree to be contacted by phone, email and message about my application.",
        hi: "मेरे आवेदन के बारे में फ़ोन, ईमेल और मैसेज से संपर्क किया जा सकता है।",
      },
    },
  ],
};

/** What is on the screens now. */
export function currentNotice(purpose: ConsentPurpose): Notice {
  const notices = CONSENT_NOTICES[purpose];
  return notices[notices.length - 1] ?? notices[0];
}

/** The words of a line; those of now where it names none that we know. */
export function noticeWords(purpose: ConsentPurpose, version: string, language: Language): string {
  const notice = CONSENT_NOTICES[purpose].find((one) => one.version === version) ?? currentNotice(purpose);
  return notice.words[language];
}

/** Where it was said, as people read it. */
export const CONSENT_PLACE_WORDS: Record<Language, Record<ConsentPlace, string>> = {
  en: {
    sign_up: "Sign-up",
    checkout: "Checkout",
    privacy_centre: "Privacy page",
    call_me_form: "Call-me form",
    contact_form: "Contact form",
    franchise_application: "Franchise application",
    phone_call: "Phone call",
    office: "Noted by our team",
    unsubscribe_link: "Unsubscribe link",
    account_deleted: "Account deleted",
  },
  hi: {
    sign_up: "अकाउंट बनाते समय",
    checkout: "भुगतान के समय",
    privacy_centre: "प्राइवेसी पेज",
    call_me_form: "कॉल-मी फ़ॉर्म",
    contact_form: "संपर्क फ़ॉर्म",
    franchise_application: "फ़्रैंचाइज़ी आवेदन",
    phone_call: "फ़ोन पर",
    office: "हमारी टीम ने दर्ज किया",
    unsubscribe_link: "अनसब्सक्राइब लिंक",
    account_deleted: "अकाउंट हटाया गया",
  },
};
