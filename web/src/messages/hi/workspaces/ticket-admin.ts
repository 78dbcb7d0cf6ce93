import type { ticketAdmin as english } from "../../en/workspaces/ticket-admin.ts";
import type { Texts } from "../../texts.ts";

/** Questions that wait for us. */
export const ticketAdmin: Texts<typeof english> = {
  ofStatement: {
    title: "पार्टनर ने क्या पूछा",
    loading: "सवाल लोड हो रहे हैं",
    failed: "सवाल लोड नहीं हो सके",
    none: "इस स्टेटमेंट के बारे में कोई सवाल नहीं है।",
  },
  asker: "पार्टनर",
  statement: "स्टेटमेंट देखें",
  answer: {
    open: "जवाब दें",
    title: "इस सवाल का जवाब दें?",
    effect: "आपका जवाब ईमेल से जाएगा और स्टेटमेंट के साथ दिखेगा। फिर सवाल बंद हो जाएगा।",
    words: "आपका जवाब",
    confirm: "जवाब दें और बंद करें",
    keep: "अभी नहीं",
    done: "जवाब दे दिया",
  },
};
