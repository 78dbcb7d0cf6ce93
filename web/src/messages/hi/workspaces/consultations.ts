import type { workConsultations as english } from "../../en/workspaces/consultations.ts";
import type { Texts } from "../../texts.ts";

export const workConsultations: Texts<typeof english> = {
  ahead: {
    title: "आज से आगे के परामर्श",
    loading: "आपके परामर्श लोड हो रहे हैं",
    failed: "आपके परामर्श लोड नहीं हो सके",
  },
  weekLink: "हफ़्ता और समय",
  noneAhead: "आपके साथ कोई समय बुक नहीं है।",
  noNotes: "विषय नहीं बताया गया",
  client: "ग्राहक",
  begun: {
    title: "क्या परामर्श हुआ?",
    loading: "शुरू हो चुके परामर्श लोड हो रहे हैं",
    failed: "शुरू हो चुके परामर्श लोड नहीं हो सके",
  },
  lead: "आपके बताने पर कि परामर्श हुआ, हम ग्राहक से रिव्यू माँगेंगे। रिव्यू आने से पहले, 24 घंटे तक, आप इसे बदल सकते हैं।",
  noneBegun: "अभी आपको कुछ बताना बाक़ी नहीं है।",
  outcomes: { completed: "हुआ", no_show: "ग्राहक नहीं आए" },
  noted: { completed: "दर्ज हुआ: परामर्श हुआ।", no_show: "दर्ज हुआ: ग्राहक नहीं आए।" },
};
