import { LANGUAGES } from "@niyamdesk/domain/base/languages";
import type { CsvColumn } from "@niyamdesk/domain/lists/csv";
import { STATES } from "@niyamdesk/domain/places/states";
import { type ExportedRecord, type ListExport, textColumn, timeColumn, wordColumn } from "./columns.ts";

const STATE_NAMES: Readonly<Record<string, string>> = Object.fromEntries(STATES);
/** As the screen says them. */
const AUDIENCES: Readonly<Record<string, string>> = {
  all: "Everyone, visitors too",
  client_user: "Clients",
  franchise: "Franchise partners and their staff",
  ca: "CAs",
  telecaller: "Telecallers",
  tax_executive: "Tax executives",
  admin: "Administrators",
};
const TYPES = { discount: "Offer" };
const STATUSES = { planned: "Scheduled" };
const LANGUAGE_NAMES = { en: "English", hi: "Hindi" } as const;

/** What was announced, to whom and until when. */
export const announcementsExport: ListExport = {
  fileName: "announcements",
  columns: [
    wordColumn("Type", "type", TYPES),
    ...LANGUAGES.map((language) => wordsColumn(`Title, ${LANGUAGE_NAMES[language]}`, language, "title")),
    ...LANGUAGES.map((language) => wordsColumn(`Text, ${LANGUAGE_NAMES[language]}`, language, "content")),
    text("To", ({ audience }) => listed(within(audience, "to"), AUDIENCES)),
    ...narrowed(),
    wordColumn("Status", "status", STATUSES),
    timeColumn("From", "starts_at"),
    timeColumn("Until", "ends_at"),
  ],
};

/** What was mailed to clients who agreed to it, and what became of the mails; never to whom. */
export const mailingsExport: ListExport = {
  fileName: "mailings",
  columns: [
    textColumn("Name", "title"),
    ...LANGUAGES.map((language) => wordsColumn(`Subject, ${LANGUAGE_NAMES[language]}`, language, "subject")),
    ...narrowed(),
    wordColumn("Status", "status"),
    ...(["written", "sent", "waiting", "failed", "bounced", "unsubscribed"] as const).map((count) =>
      textColumn(count.charAt(0).toUpperCase() + count.slice(1), count),
    ),
    timeColumn("Created", "created_at"),
    timeColumn("Started", "started_at"),
  ],
};

function wordsColumn(heading: string, language: string, part: string): CsvColumn<ExportedRecord> {
  return text(heading, ({ words }) => within(within(words, language), part));
}

/** Clients by what they bought and where they are; empty: all. */
function narrowed() {
  return [
    text("Services", ({ audience }) => listed(within(audience, "services"), {})),
    text("States", ({ audience }) => listed(within(audience, "states"), STATE_NAMES)),
    text("Language", ({ language, audience }) => {
      const chosen = language ?? within(audience, "language");
      return chosen === "en" || chosen === "hi" ? LANGUAGE_NAMES[chosen] : null;
    }),
  ];
}

function listed(values: unknown, names: Readonly<Record<string, string>>): string | null {
  if (!Array.isArray(values)) return null;
  return values.map((one) => (Object.hasOwn(names, one) ? names[one] : String(one))).join(", ");
}

function text(heading: string, said: (data: ExportedRecord["data"]) => unknown): CsvColumn<ExportedRecord> {
  return {
    heading,
    kind: "text",
    value: ({ data }) => {
      const value = said(data);
      return typeof value === "string" && value !== "" ? value : null;
    },
  };
}

function within(value: unknown, part: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, part) : null;
}
