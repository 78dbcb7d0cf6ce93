import type { activities as english } from "../../en/workspaces/activities.ts";
import type { Texts } from "../../texts.ts";

export const activities: Texts<typeof english> = {
  title: "गतिविधियाँ",
  settings: "सेटिंग",
  label: "क्या-क्या हुआ",
  loading: "गतिविधियाँ लोड हो रही हैं",
  failed: "कुछ गतिविधियाँ लोड नहीं हो सकीं।",
  none: "अभी तक कुछ नहीं हुआ। आपकी कॉल, लीड, ऑर्डर और परामर्श यहाँ दिखेंगे।",
  noneOfKind: "इसमें अभी कुछ नहीं है।",
  kinds: {
    label: "कौन-सी गतिविधियाँ",
    all: "सभी",
    calls: "कॉल",
    leads: "लीड",
    orders: "ऑर्डर",
    consultations: "परामर्श",
  },
  called: (name) => `${name} को कॉल की`,
  calledBy: (name) => `${name} ने कॉल की`,
  leadCame: (name) => `नई लीड: ${name}`,
  converted: (name) => `${name} ग्राहक बने`,
  order: (service, event) => `${service}: ${event}`,
  booked: (name) => `${name} ने परामर्श बुक किया`,
  held: (name) => `${name} के साथ परामर्श हुआ`,
  missed: (name) => `${name} परामर्श में नहीं आए`,
  cancelled: (name) => `${name} के साथ परामर्श रद्द हुआ`,
  client: "ग्राहक",
};
