import type { dashboards as english } from "../../en/workspaces/dashboards.ts";
import type { Texts } from "../../texts.ts";

export const dashboards: Texts<typeof english> = {
  admin: "एडमिन डैशबोर्ड",
  franchise: "फ़्रैंचाइज़ी डैशबोर्ड",
  ca: "CA डैशबोर्ड",
  crm: "CRM डैशबोर्ड",
  telecaller: "टेलीकॉलर डैशबोर्ड",
  tax_executive: "टैक्स एक्ज़ीक्यूटिव डैशबोर्ड",
};
