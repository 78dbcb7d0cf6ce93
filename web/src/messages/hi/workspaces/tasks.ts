import type { tasks as english } from "../../en/workspaces/tasks.ts";
import type { Texts } from "../../texts.ts";

export const tasks: Texts<typeof english> = {
  title: "बाक़ी काम",
  loading: "आपके काम लोड हो रहे हैं",
  failed: "आपके काम लोड नहीं हो सके",
  none: "कोई काम बाक़ी नहीं है।",
  high: "ज़रूरी",
};
