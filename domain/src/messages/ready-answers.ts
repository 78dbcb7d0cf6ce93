import type { Language } from "../base/languages.ts";

export interface ReadyAnswer {
  /** Under which it is chosen. */
  title: string;
  text: string;
}

/** What whoever works on orders writes most, in the client's language; each can be changed before it is sent. */
export const READY_ANSWERS: Record<Language, readonly ReadyAnswer[]> = {
  en: [
    {
      title: "I'm on it",
      text: "Thank you for writing. I'm looking at this now and will answer you here today.",
    },
    {
      title: "Documents are here",
      text: "Your documents have arrived. I'll check them and tell you here if anything is missing.",
    },
    {
      title: "Please look at the draft",
      text: "The draft is in your order. Please look through it and approve it, or tell me what to change.",
    },
    {
      title: "The department has it",
      text: "It's with the department now. There's nothing for you to do. I'll write the moment they decide.",
    },
    {
      title: "No OTP, ever",
      text: "Please don't share any OTP or password with anybody, not with us either. We never ask for one.",
    },
  ],
  hi: [
    { title: "देख रहे हैं", text: "लिखने के लिए धन्यवाद। हम इसे अभी देख रहे हैं और आज यहीं जवाब देंगे।" },
    {
      title: "दस्तावेज़ मिल गए",
      text: "आपके दस्तावेज़ मिल गए हैं। जाँचकर यहीं बताएँगे कि कुछ और चाहिए या नहीं।",
    },
    {
      title: "ड्राफ़्ट देख लें",
      text: "ड्राफ़्ट आपके ऑर्डर में है। उसे देखकर मंज़ूरी दें, या बताएँ कि क्या बदलना है।",
    },
    {
      title: "विभाग के पास है",
      text: "काम अब विभाग के पास है। आपको कुछ नहीं करना है। फ़ैसला आते ही हम यहीं लिखेंगे।",
    },
    {
      title: "OTP कभी न बताएँ",
      text: "कोई OTP या पासवर्ड किसी को न बताएँ, हमें भी नहीं। हम कभी नहीं माँगते।",
    },
  ],
};
