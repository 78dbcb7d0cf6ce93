import type { notifications as english } from "../en/notifications.ts";
import type { Texts } from "../texts.ts";

export const notifications: Texts<typeof english> = {
  title: "सूचनाएँ",
  unreadCount: (count) => `${count} नई`,
  loading: "आपकी सूचनाएँ लोड हो रही हैं",
  failed: "आपकी सूचनाएँ लोड नहीं हो सकीं",
  announcementsFailed: "घोषणाएँ लोड नहीं हो सकीं।",
  none: "अभी कुछ नया नहीं है। आपके ऑर्डर की ख़बर यहाँ दिखेगी।",
  all: "सब देखें",
  everyKind: "सभी",
  filter: "किस तरह की",
  noneOfKind: "इस तरह की कोई सूचना नहीं है।",
  announcements: "घोषणाएँ",
  closeIt: "बंद करें",
  close: (title) => `बंद करें: ${title}`,
  earlier: "इससे पहले की",
  settings: "चुनें कि क्या बताया जाए",
  count: (count) => `${count} नई`,
  kinds: { update: "अपडेट", alert: "ज़रूरी", compliance: "नियम और तारीख़ें", discount: "ऑफ़र" },
  unread: "नई।",
  markRead: "पढ़ी हुई मानें",
  markAll: "सबको पढ़ा हुआ मानें",
  marked: (count) => `${count} सूचनाएँ पढ़ी हुई मानी गईं`,
  notAllMarked: "इन्हें पढ़ी हुई नहीं माना जा सका। कृपया फिर कोशिश करें।",
  staysRead: "यह वापस नहीं हो सका। ये पढ़ी हुई ही रहेंगी।",
  notMarked: "इसे पढ़ी हुई नहीं माना जा सका। कृपया फिर कोशिश करें।",
};
