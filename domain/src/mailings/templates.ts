import type { Language } from "../base/languages.ts";
import type { MailingButton, MailingWords } from "./mailing.ts";

interface MailingTemplate {
  title: string;
  words: Record<Language, MailingWords>;
  button: MailingButton;
}

/** What a mailing can begin with; all of it is written over. */
export const MAILING_TEMPLATES: Readonly<Record<"season" | "offer" | "news", MailingTemplate>> = {
  season: {
    title: "A due date is coming",
    words: {
      en: {
        subject: "GSTR-9 is due on 31 December",
        text: "The annual GST return for the last financial year is due on 31 December. Filing late costs a fee for each day.\n\nSend us your documents by 20 December and we'll file it in time.",
      },
      hi: {
        subject: "GSTR-9 की आख़िरी तारीख़ 31 दिसंबर है",
        text: "पिछले वित्त वर्ष का सालाना GST रिटर्न 31 दिसंबर तक फ़ाइल करना है। देर होने पर हर दिन की लेट फ़ीस लगती है।\n\n20 दिसंबर तक दस्तावेज़ भेज दें, हम समय पर फ़ाइल कर देंगे।",
      },
    },
    button: "calendar",
  },
  offer: {
    title: "An offer",
    words: {
      en: {
        subject: "10% off trademark registration this month",
        text: "Until the end of this month you save 10% on trademark registration. The discount comes off our fee before tax; the government fee stays as it is.\n\nEnter this code at checkout: WELCOME10",
      },
      hi: {
        subject: "इस महीने ट्रेडमार्क रजिस्ट्रेशन पर 10% छूट",
        text: "इस महीने के आख़िर तक ट्रेडमार्क रजिस्ट्रेशन पर 10% की बचत करें। छूट हमारी फ़ीस पर टैक्स से पहले मिलती है; सरकारी शुल्क वही रहता है।\n\nभुगतान करते समय यह कोड डालें: WELCOME10",
      },
    },
    button: "services",
  },
  news: {
    title: "News about a rule",
    words: {
      en: {
        subject: "GST returns: what changes for {business}",
        text: "A rule for GST returns changes, and it may concern {business}. From 1 January, returns that are more than three years late can no longer be filed.\n\nIf one of yours is still open, tell us now and we'll file it in time.",
      },
      hi: {
        subject: "GST रिटर्न का नियम बदल रहा है",
        text: "GST रिटर्न का एक नियम बदल रहा है, जो आपके काम का हो सकता है। 1 जनवरी से तीन साल से ज़्यादा पुराने रिटर्न फ़ाइल नहीं हो सकेंगे।\n\nआपका कोई रिटर्न बाक़ी हो तो हमें अभी बताएँ, हम समय पर फ़ाइल कर देंगे।",
      },
    },
    button: "help",
  },
};
