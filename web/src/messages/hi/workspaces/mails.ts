import type { mails as english } from "../../en/workspaces/mails.ts";
import type { Texts } from "../../texts.ts";

/** The log of all mails, for administrators. */
export const mails: Texts<typeof english> = {
  title: "ईमेल",
  intro: "हमारे भेजे हुए और अभी जाने वाले सभी ईमेल, सबसे नए पहले।",
  list: "ईमेल",
  status: "स्थिति",
  all: "सभी",
  statuses: { queued: "जाना बाक़ी", sending: "जा रहा है", sent: "भेजा गया", failed: "नहीं जा सका" },
  search: "ईमेल खोजें",
  searchHint: "पाने वाले का पता",
  none: "अभी कोई ईमेल नहीं है",
  noneHint: "NiyamDesk से जाने वाला हर ईमेल यहाँ दिखेगा।",
  columns: { to: "किसे", template: "किस तरह का", status: "स्थिति", attempts: "कोशिशें", created: "कब बना" },
  read: "पढ़ें",
  again: "दोबारा भेजें",
  queuedAgain: "ईमेल एक मिनट के अंदर चला जाएगा",
  error: (words) => `मेल सर्वर का जवाब: ${words}`,
  menu: (to) => `${to} के ईमेल के लिए और`,
  dialog: {
    title: "ईमेल",
    loading: "ईमेल लोड हो रहा है",
    hidden: "ऐसे ईमेल में निजी लिंक या दस्तावेज़ होता है, इसलिए इसे सिर्फ़ पाने वाले पढ़ सकते हैं।",
    now: "यह ईमेल आज ऐसा दिखता। भेजने के बाद से कुछ जानकारी बदल गई हो सकती है।",
    close: "बंद करें",
  },
};
