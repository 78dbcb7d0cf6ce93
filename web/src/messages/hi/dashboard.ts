import type { dashboard as english } from "../en/dashboard.ts";
import type { Texts } from "../texts.ts";

export const dashboard: Texts<typeof english> = {
  need: (count) => `आपको ${count} काम ${count === 1 ? "करना है" : "करने हैं"}`,
  nothing: "अभी आपको कुछ नहीं करना है",
  nothingHint: "ज़रूरत पड़ते ही हम आपको बताएँगे।",
  waiting: "आपको करना है",
  loading: "देखा जा रहा है कि आपको क्या करना है",
  failed: "हम यह नहीं देख सके कि आपको कुछ करना है या नहीं",
  send: (label) => `भेजें: ${label}`,
  again: (label) => `दोबारा भेजें: ${label}`,
  many: (count) => `${count} दस्तावेज़ भेजें`,
  draft: (version) => `ड्राफ़्ट देखकर मंज़ूरी दें, संस्करण ${version}`,
  answer: (name) => `${name} को जवाब दें`,
  answerUs: "हमारा संदेश पढ़ें",
  messages: (count) => (count === 1 ? "1 नया संदेश" : `${count} नए संदेश`),
  neededBy: (date) => `${date} तक चाहिए`,
  overdue: (date) => `${date} तक चाहिए था`,
  acts: {
    documents: "भेजें",
    draft: "ड्राफ़्ट देखें",
    act: "देखें कि क्या करना है",
    message: "पढ़ें और जवाब दें",
  },
  showAll: (count) => `सभी ${count} देखें`,
  ahead: "आने वाली तारीख़ें",
  aheadNone: "अभी कोई तारीख़ नहीं है। कुछ तय होगा तो यहाँ दिखेगा।",
  yourPart: "आपका काम",
  ourPart: "हमारा काम",
  late: (days) => `${days} दिन की देर`,
  allOrders: (count) => `सभी ${count} ऑर्डर`,
};
