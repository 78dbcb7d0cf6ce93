import type { SpokenLanguage } from "@niyamdesk/domain/staff/spoken-languages";

const languages: Record<SpokenLanguage, string> = {
  hi: "Hindi",
  en: "English",
  bn: "Bengali",
  mr: "Marathi",
  te: "Telugu",
  ta: "Tamil",
  gu: "Gujarati",
  kn: "Kannada",
  ml: "Malayalam",
  pa: "Punjabi",
  or: "Odia",
  ur: "Urdu",
};

/** What somebody who calls sets for themselves. */
export const ownSettings = {
  you: "You",
  name: "Name",
  nameHint: "Colleagues see your first name when you call a lead.",
  saveName: "Save name",
  nameSaved: "Name saved",
  role: "Role",
  signIn: "Sign-in",
  languages: "Languages you speak",
  languagesHint: "Tick every language you can hold a call in.",
  languageNames: languages,
  shortcuts: "Shortcuts and reminders",
  singleKeys: "Single-key shortcuts",
  singleKeysHint: "One letter does something, such as C to call. Off while you type.",
  notSaved: "Your choice couldn't be saved. Please try again.",
  targets: {
    title: "Targets",
    hint: "Set by an administrator.",
    dailyCalls: "Calls per day",
    dailyLeads: "Leads per day",
    dailyConversions: "Conversions per day",
    weeklyCalls: "Calls per week",
    none: "No target",
    loading: "Loading your targets",
    failed: "Failed to load your targets",
  },
  away: "An administrator has marked you as away, so you won't be given new leads.",
  hours: {
    title: "Calling hours",
    days: "Days",
    time: "Time",
    holidays: "No calls on",
    noHolidays: "No holidays are set",
    zone: "All times are India time. An administrator sets them.",
    /** From one weekday to another. */
    range: (from: string, to: string) => `${from} to ${to}`,
    span: (from: string, to: string) => `${from} to ${to}`,
  },
};
