import type { privacyAdmin as english } from "../../en/workspaces/privacy.ts";
import type { Texts } from "../../texts.ts";

export const privacyAdmin: Texts<typeof english> = {
  title: "प्राइवेसी",
  intro: "क्या कितने समय तक रखा जाता है, और हर रात क्या हटाया या बेनाम किया गया।",
  runs: {
    title: "क्या हटाया गया",
    loading: "पिछली रातों का हिसाब लोड हो रहा है",
    failed: "पिछली रातों का हिसाब लोड नहीं हो सका",
    none: "अभी तक कुछ नहीं हटाया गया। पहली बार आज रात देखा जाएगा।",
    list: "कब क्या हटाया गया, सबसे नया ऊपर",
    nothing: "कुछ हटाना नहीं था",
    failedCount: (count) => `${count} नहीं हटे, आज रात फिर कोशिश होगी`,
  },
  rules: { title: "क्या कितने समय तक रखते हैं", collection: "रिकॉर्ड", fields: "जानकारी", kept: "कब तक" },
  kept: {
    account: "जब तक अकाउंट नहीं हटता",
    contact_2_years: "उनके लिखने के 2 साल बाद तक",
    call_2_years: "2 साल; उसके बाद सिर्फ़ आँकड़े, नाम और नंबर के बिना",
    as_long_as_listed: "जब तक वे हमारे साथ काम करते हैं",
    as_long_as_employed: "जब तक वे हमारे यहाँ काम करते हैं",
  },
  kinds: {
    contact_messages: "संदेश",
    leads: "लीड",
    calls: "कॉल, नाम हटाकर",
    applications: "फ़्रैंचाइज़ी के आवेदन",
    consents: "हटाए गए अकाउंट की सहमतियाँ",
    access_log: "किसने क्या देखा, इसके रिकॉर्ड",
    sessions: "बिना इस्तेमाल वाले साइन इन",
    audit_log: "ऑडिट लॉग के रिकॉर्ड",
    invoices: "इनवॉइस",
    payments: "भुगतान",
    refund_requests: "रिफ़ंड के अनुरोध",
    orders: "ऑर्डर",
  },
};
