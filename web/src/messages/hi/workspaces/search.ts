import type { searchEverything as english } from "../../en/workspaces/search.ts";

export const searchEverything: typeof english = {
  open: "खोजें",
  keys: "Ctrl K",
  title: "खोजें",
  label: "ऑर्डर, भुगतान, लोग खोजें",
  placeholder: "नाम, नंबर, ईमेल, ऑर्डर, भुगतान, इनवॉइस",
  recent: "हाल में खोले गए",
  results: "नतीजे",
  tooShort: "कम से कम दो अक्षर लिखें, या नंबर के चार अंक।",
  searching: "खोज रहे हैं…",
  none: (typed) => `"${typed}" के लिए कुछ नहीं मिला।`,
  noneHint: "0 और O, 1 और l अलग हैं। नंबर के आख़िरी चार अंक भी काफ़ी हैं।",
  groups: {
    people: "लोग",
    leads: "लीड",
    records: "ऑर्डर और भुगतान",
    tickets: "सवाल",
    partners: "पार्टनर",
    applications: "आवेदन",
  },
  failed: (group) => `${group} में अभी खोज नहीं हो पाई।`,
  kinds: { order: "ऑर्डर", payment: "भुगतान", invoice: "इनवॉइस" },
  noName: "नाम नहीं दिया गया",
  endsIn: (digits) => `••••• ${digits}`,
};
