import type { tickets as english } from "../../en/workspaces/tickets.ts";
import type { Texts } from "../../texts.ts";

/** स्टेटमेंट के बारे में पार्टनर के सवाल और हमारे जवाब */
export const tickets: Texts<typeof english> = {
  wrong: "यह सही नहीं लगता",
  wrongLine: (line) => `यह सही नहीं लगता: ${line}`,
  hint: "कुछ सही नहीं लगता? उस लाइन के पास वाला झंडा दबाएँ, या पूरे स्टेटमेंट के बारे में लिखें।",
  ask: {
    title: "क्या सही नहीं लगता?",
    about: (line) => `${line} के बारे में।`,
    aboutAll: (month) => `${month} के पूरे स्टेटमेंट के बारे में।`,
    effect: "हम देखेंगे और यहाँ और ईमेल पर जवाब देंगे, आम तौर पर दो कार्य दिवस में।",
    words: "आपके हिसाब से क्या होना चाहिए था?",
    confirm: "भेजें",
    keep: "अभी नहीं",
    done: "धन्यवाद। हम देखते हैं।",
  },
  own: {
    title: "आपके सवाल",
    loading: "आपके सवाल लोड हो रहे हैं",
    failed: "आपके सवाल लोड नहीं हो सके",
  },
  statuses: { new: "हम देख रहे हैं", answered: "जवाब दे दिया", closed: "जवाब दे दिया" },
  you: "आप",
  us: "NiyamDesk",
};
