import type { inbox as english } from "../../en/workspaces/inbox.ts";
import type { Texts } from "../../texts.ts";

export const inbox: Texts<typeof english> = {
  title: "सूचनाएँ",
  open: "सूचनाएँ",
  openWith: (unread) => `सूचनाएँ, ${unread} नई`,
  many: (count) => `${count}+`,
  loading: "सूचनाएँ लोड हो रही हैं",
  failed: "सूचनाएँ लोड नहीं हो सकीं",
  earlier: "इससे पहले की दिखाएँ",
  none: "अभी कुछ नहीं है। तैयार एक्सपोर्ट और आपके काम की ख़बरें यहाँ दिखेंगी।",
};
