import type { faq as english } from "../en/faq.ts";
import type { Texts } from "../texts.ts";

/** Answers follow the English ones of the catalogue; a fact that changes there changes here too. */
export const faq: Texts<typeof english> = {
  title: "सवाल और जवाब",
  description: "चुनने से पहले लोग जो पूछते हैं: फ़ीस और GST, ऑर्डर पर नज़र, आयकर रिटर्न, GST पंजीकरण और कंपनी बनाना।",
  lead: "चुनने से पहले लोग जो पूछते हैं। हर सेवा के पेज पर उसी सेवा के और जवाब हैं।",
  topicsLabel: "विषय",
  topics: [],
  stillTitle: "अब भी कोई सवाल है?",
  write: "हमें लिखें",
  readyTitle: "जब आप तैयार हों",
  readyLead: "खाता एक मिनट में बन जाता है। पूरी फ़ीस देखने के बाद ही आप भुगतान करते हैं।",
  createAccount: "खाता बनाएँ",
};
