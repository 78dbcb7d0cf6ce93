import type { leads as english } from "../../en/workspaces/leads.ts";
import type { Texts } from "../../texts.ts";

export const leads: Texts<typeof english> = {
  own: {
    title: "आपकी लीड",
    loading: "आपकी लीड लोड हो रही हैं",
    failed: "आपकी लीड लोड नहीं हो सकीं",
    none: "अभी आपको कोई लीड नहीं दी गई है",
  },
  unassigned: {
    title: "खाली लीड",
    loading: "खाली लीड लोड हो रही हैं",
    failed: "खाली लीड लोड नहीं हो सकीं",
    none: "कोई खाली लीड नहीं है",
  },
  statuses: {
    new: "नया",
    contacted: "संपर्क हुआ",
    qualified: "रुचि पक्की",
    converted: "ग्राहक बने",
    lost: "बात नहीं बनी",
  },
  high: "ज़रूरी",
  followUp: "फ़ॉलो-अप: {due}",
  added: (when) => `${when} को आई`,
  call: (name, phone) => `${name} को कॉल करें, ${phone}`,
  nameOf: (name, company) => `${name}, ${company}`,
  noName: "नाम नहीं बताया गया",
  noPhone: "फ़ोन नंबर नहीं है",
  doNotCall: "कॉल करने से मना किया है",
};
