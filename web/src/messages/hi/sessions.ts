import type { sessions as english } from "../en/sessions.ts";
import type { Texts } from "../texts.ts";

export const sessions: Texts<typeof english> = {
  title: "आप कहाँ-कहाँ साइन इन हैं",
  loading: "साइन इन की सूची लोड हो रही है",
  failed: "साइन इन की सूची लोड नहीं हो सकी",
  list: "आप कहाँ-कहाँ साइन इन हैं",
  none: "अभी दिखाने को कुछ नहीं है। यह डिवाइस थोड़ी देर में यहाँ दिखेगा।",
  here: "यह डिवाइस",
  on: (browser, system) => `${system} पर ${browser}`,
  unknown: "अनजान डिवाइस",
  otherBrowser: "कोई ब्राउज़र",
  otherSystem: "किसी और सिस्टम",
  first: (day) => `${day} से`,
  last: (time) => `आख़िरी बार ${time}`,
  now: "अभी इस्तेमाल में",
  end: "साइन आउट करें",
  endOf: (device) => `${device} से साइन आउट करें`,
  ended: (device) => `${device} से साइन आउट हो गया`,
  endOthers: "बाक़ी सब जगह से साइन आउट करें",
  endOthersTitle: "बाक़ी सब जगह से साइन आउट करें?",
  endOthersLead: "आप यहाँ साइन इन रहेंगे। बाक़ी हर डिवाइस से कुछ ही सेकंड में साइन आउट हो जाएगा, उनसे भी जो सूची में नहीं हैं।",
  keep: "रहने दें",
  othersEnded: "आप बाक़ी सब जगह से साइन आउट हो गए",
  approximate:
    "हर ब्राउज़र अपना नाम ख़ुद बताता है, और समय घंटे भर आगे-पीछे हो सकता है। हम न जगह रखते हैं, न नेटवर्क का पता।",
  browsers: {
    chrome: "Chrome",
    edge: "Edge",
    firefox: "Firefox",
    opera: "Opera",
    safari: "Safari",
    samsung: "Samsung Internet",
  },
  systems: {
    android: "Android",
    chromeos: "ChromeOS",
    ios: "iPhone या iPad",
    linux: "Linux",
    mac: "Mac",
    windows: "Windows",
  },
};
