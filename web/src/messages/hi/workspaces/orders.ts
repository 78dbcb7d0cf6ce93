import type { workOrders as english } from "../../en/workspaces/orders.ts";
import type { Texts } from "../../texts.ts";

export const workOrders: Texts<typeof english> = {
  newest: {
    title: "सबसे नए ऑर्डर",
    loading: "ऑर्डर लोड हो रहे हैं",
    failed: "ऑर्डर लोड नहीं हो सके",
    none: "अभी कोई ऑर्डर नहीं है।",
  },
  assigned: {
    title: "आपके ऑर्डर, आख़िरी तारीख़ के हिसाब से",
    loading: "आपके ऑर्डर लोड हो रहे हैं",
    failed: "आपके ऑर्डर लोड नहीं हो सके",
    none: "अभी आपके पास कोई चालू ऑर्डर नहीं है।",
  },
  statuses: {
    pending: "मिला",
    processing: "काम चालू",
    awaiting_documents: "दस्तावेज़ बाक़ी",
    in_review: "जाँच बाक़ी",
    completed: "पूरा हुआ",
    cancelled: "रद्द",
  },
  client: "ग्राहक",
  unassigned: "किसी के पास नहीं",
};
