import type { papers as english } from "../en/papers.ts";
import type { Texts } from "../texts.ts";

export const papers: Texts<typeof english> = {
  questions: "क्या ये बातें आप पर लागू होती हैं?",
  questionsLead: "आपके जवाब से तय होगा कि कौन से दस्तावेज़ चाहिए। दस्तावेज़ पूरे होने तक जवाब बदल सकते हैं।",
  thenNeeded: (labels) => `तब ये चाहिए: ${labels}`,
  yes: "हाँ",
  no: "नहीं",
  change: "बदलें",
  answeredYes: "आपने बताया कि यह लागू होता है।",
  answeredNo: "आपने बताया कि यह लागू नहीं होता, इसलिए यह नहीं चाहिए।",
  answering: "सेव हो रहा है…",
  why: (reason) => `क्यों चाहिए: ${reason}`,
  later: "बाद में चाहिए",
  laterLead: "समय आने पर हम आपको बताएँगे।",
  waived: "अब ज़रूरत नहीं",
  fromUs: "हमारी ओर से",
  others: "साथ में भेजे हुए",
  offer: (service, date) => `आपने यह ${date} को ${service} के लिए भेजा था और हमने मंज़ूर किया था।`,
  useThat: "वही इस्तेमाल करें",
  using: "लिया जा रहा है…",
  orAnother: "या दूसरा भेजें:",
};
