import type { calls as english } from "../../en/workspaces/calls.ts";
import type { Texts } from "../../texts.ts";

export const calls: Texts<typeof english> = {
  today: {
    title: "आज",
    loading: "आज की कॉल लोड हो रही हैं",
    failed: "आज की कॉल लोड नहीं हो सकीं",
  },
  made: "कॉल",
  connected: "बात हुई",
  converted: "ग्राहक बने",
  followUps: "बाक़ी फ़ॉलो-अप",
  target: (target) => `${target} में से`,
};
