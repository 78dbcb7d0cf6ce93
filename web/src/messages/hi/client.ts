import type { client as english } from "../en/client.ts";
import type { Texts } from "../texts.ts";

export const client: Texts<typeof english> = {
  details: "आपकी जानकारी",
  detailsLoading: "आपकी जानकारी लोड हो रही है",
  detailsFailed: "आपकी जानकारी लोड नहीं हो सकी",
  signIn: "साइन इन",
  notifications: "सूचनाएँ",
  choicesLoading: "आपकी पसंद लोड हो रही है",
  choicesFailed: "आपकी पसंद लोड नहीं हो सकी",
  data: "आपका डेटा",
  privacy: "आपकी प्राइवेसी और सहमतियाँ",
};
