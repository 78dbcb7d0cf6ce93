import type { Language } from "../base/languages.ts";
import type { DataGround, DataKind, KeptFor, SHOWN_PURPOSES } from "./inventory.ts";

type Words<Key extends string> = Record<Language, Record<Key, string>>;

/** As clients read it: what data is for. */
export const PURPOSE_WORDS: Words<(typeof SHOWN_PURPOSES)[number]> = {
  en: {
    account: "Your account and profile",
    orders: "Working on your orders",
    documents: "Your documents",
    tax_records: "Payments, invoices and refunds",
    conversations: "Messages, questions and complaints",
    calls: "Calls you asked for",
    consultations: "Consultations and reviews",
    consents: "Proof of what you agreed to",
    security: "Security and access logs",
  },
  hi: {
    account: "आपका अकाउंट और प्रोफ़ाइल",
    orders: "आपके ऑर्डर पर काम",
    documents: "आपके दस्तावेज़",
    tax_records: "भुगतान, इनवॉइस और रिफ़ंड",
    conversations: "मैसेज, सवाल और शिकायतें",
    calls: "आपने जो कॉल माँगी",
    consultations: "परामर्श और रिव्यू",
    consents: "आपकी सहमतियों का रिकॉर्ड",
    security: "सुरक्षा और किसने क्या देखा",
  },
};

export const GROUND_WORDS: Words<DataGround> = {
  en: {
    service: "To provide the service you asked for",
    law: "Because the law requires us to",
    consent: "Because you agreed",
    security: "To keep accounts and data safe",
    employment: "To employ our staff",
    none: "Not about people",
  },
  hi: {
    service: "आपकी माँगी हुई सेवा देने के लिए",
    law: "क़ानून के अनुसार ज़रूरी है",
    consent: "आपकी सहमति से",
    security: "अकाउंट और डेटा को सुरक्षित रखने के लिए",
    employment: "हमारे स्टाफ़ के काम के लिए",
    none: "लोगों के बारे में नहीं",
  },
};

export const KEPT_WORDS: Words<KeptFor> = {
  en: {
    account: "Until you delete your account",
    order_8_years: "8 years after the order is done",
    tax_8_years: "8 years after the financial year, as tax and company law require",
    contact_2_years: "2 years after you wrote to us",
    lead_2_years: "2 years after the last contact",
    call_2_years: "2 years; then only the figures, without your name and number",
    application_3_years: "3 years after the decision",
    consent_3_years: "3 years after the account ends, as proof",
    access_log_13_months: "13 months",
    session_90_days: "90 days after it was last used",
    audit_8_years: "8 years",
    days: "30 days at most",
    as_long_as_listed: "As long as you work with us",
    as_long_as_employed: "As long as you work for us",
    always: "Not about people",
  },
  hi: {
    account: "जब तक आप अकाउंट नहीं हटाते",
    order_8_years: "ऑर्डर पूरा होने के 8 साल बाद तक",
    tax_8_years: "वित्त वर्ष के 8 साल बाद तक, टैक्स और कंपनी क़ानून के अनुसार",
    contact_2_years: "आपके लिखने के 2 साल बाद तक",
    lead_2_years: "आख़िरी संपर्क के 2 साल बाद तक",
    call_2_years: "2 साल; उसके बाद सिर्फ़ आँकड़े, आपके नाम और नंबर के बिना",
    application_3_years: "फ़ैसले के 3 साल बाद तक",
    consent_3_years: "अकाउंट बंद होने के 3 साल बाद तक, सबूत के तौर पर",
    access_log_13_months: "13 महीने",
    session_90_days: "आख़िरी बार इस्तेमाल के 90 दिन बाद तक",
    audit_8_years: "8 साल",
    days: "ज़्यादा से ज़्यादा 30 दिन",
    as_long_as_listed: "जब तक आप हमारे साथ काम करते हैं",
    as_long_as_employed: "जब तक आप हमारे यहाँ काम करते हैं",
    always: "लोगों के बारे में नहीं",
  },
};

export const KIND_WORDS: Words<DataKind> = {
  en: {
    name: "name",
    contact: "phone, email and address",
    tax_ids: "PAN and GSTIN",
    billing: "billing details",
    choices: "your choices",
    papers: "files",
    words: "what you wrote",
    payments: "how you paid",
    work: "progress of the work",
    calls: "calls",
    nominee: "nominee",
    consents: "what you agreed to, and when",
    who_saw: "who saw or changed what, and when",
  },
  hi: {
    name: "नाम",
    contact: "फ़ोन, ईमेल और पता",
    tax_ids: "PAN और GSTIN",
    billing: "बिल की जानकारी",
    choices: "आपकी पसंद",
    papers: "फ़ाइलें",
    words: "आपने जो लिखा",
    payments: "भुगतान का तरीक़ा",
    work: "काम कहाँ तक पहुँचा",
    calls: "कॉल",
    nominee: "नॉमिनी",
    consents: "आपने किस बात की सहमति दी, और कब",
    who_saw: "किसने क्या देखा या बदला, और कब",
  },
};
