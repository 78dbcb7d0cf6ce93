import type { ownAccount as english } from "../../en/workspaces/own-account.ts";
import type { Texts } from "../../texts.ts";

export const ownAccount: Texts<typeof english> = {
  title: "प्रोफ़ाइल",
  loading: "आपकी प्रोफ़ाइल लोड हो रही है",
  failed: "आपकी प्रोफ़ाइल लोड नहीं हो सकी",
  you: "आप",
  name: "नाम",
  noName: "नहीं दिया गया",
  role: "भूमिका",
  noRole: "कोई नहीं",
  signIn: "साइन इन",
};
