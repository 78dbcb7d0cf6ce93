/** What partners send, in the language of whoever reads it: not in that of the site. */
export const MESSAGE_KINDS = ["general", "gst", "itr"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const SHARE_MESSAGES: Record<"en" | "hi", Record<MessageKind, (link: string) => string>> = {
  en: {
    general: (link) =>
      `Tax, licences and registrations at a fixed price, done by a desk of experts. You see the price with GST before you pay: ${link}`,
    gst: (link) =>
      `Running a shop? GST registration and monthly returns at a fixed price, documents by phone, no office visits. See plans: ${link}`,
    itr: (link) =>
      `Income tax return for salaried people: send Form 16 from your phone, an expert prepares and files it. Prices here: ${link}`,
  },
  hi: {
    general: (link) =>
      `टैक्स, लाइसेंस और रजिस्ट्रेशन का काम तय क़ीमत पर, जानकार टीम के साथ। भुगतान से पहले GST सहित पूरी क़ीमत दिखती है: ${link}`,
    gst: (link) =>
      `दुकान चलाते हैं? GST रजिस्ट्रेशन और हर महीने के रिटर्न तय क़ीमत पर, दस्तावेज़ फ़ोन से, कहीं जाने की ज़रूरत नहीं। प्लान यहाँ देखें: ${link}`,
    itr: (link) =>
      `नौकरी करने वालों का इनकम टैक्स रिटर्न: फ़ोन से Form 16 भेजें, बाक़ी काम जानकार करेंगे। क़ीमतें यहाँ देखें: ${link}`,
  },
};
