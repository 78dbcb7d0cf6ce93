import type { frame as english } from "../../en/workspaces/frame.ts";
import type { Texts } from "../../texts.ts";

export const frame: Texts<typeof english> = {
  nav: "मेन्यू",
  menu: "मेन्यू",
  names: {
    admin: "एडमिन",
    franchise: "फ़्रैंचाइज़ी",
    ca: "CA",
    crm: "CRM",
    telecaller: "टेलीकॉलर",
    tax_executive: "टैक्स एक्ज़ीक्यूटिव",
  },
  links: {
    dashboard: "डैशबोर्ड",
    telecalling: "टेलीकॉलिंग",
    staff: "स्टाफ़",
    leads: "लीड",
    franchises: "फ़्रैंचाइज़ी",
    commission: "कमीशन",
    commissions: "कमीशन",
    territory: "क्षेत्र",
    hierarchy: "टीम",
    share: "शेयर करें",
    prepare: "ख़रीद तैयार करें",
    calls: "कॉल",
    crm: "CRM",
    ca: "CA पोर्टल",
    reports: "रिपोर्ट",
    activities: "गतिविधियाँ",
    settings: "सेटिंग",
    account: "प्रोफ़ाइल",
  },
  ways: { home: "मुख्य साइट", out: "साइन आउट करें" },
  waysOfCrm: { home: "मुख्य ऐप", out: "लॉगआउट" },
};
