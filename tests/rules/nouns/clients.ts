import type { ClientNote } from "@niyamdesk/domain/clients/client-note";
import type { SearchEntry } from "@niyamdesk/domain/search/search-entry";
import type { NounRules } from "../nouns.ts";
import { type Belonging, now, type Sent, shared, T0 } from "../sample.ts";

const note = ({ client }: Belonging, id: string): Sent<ClientNote> => ({
  ...{ id, user_id: client, text: "Prefers to be called after 5 pm.", by: "uid-admin", by_name: "Anita" },
  created_at: now,
});

const entry = ({ client }: Belonging, id: string): Sent<SearchEntry> => ({
  ...{ id, kind: "order", record_id: "ORD-1", user_id: client, words: ["ord1"], label: "GST", at: T0 },
});

/** What only administrators read of somebody, also of themselves. */
export default {
  other: `
                             visitor  anonymous  unclaimed  admin  franchise  ca     telecaller  tax_executive  client_user
client_notes                 -----    -----      -----      GL---  -----      -----  -----       -----          -----
search_entries               -----    -----      -----      GL---  -----      -----  -----       -----          -----
`,
  samples: {
    client_notes: { ...shared("client_notes", note), filter: ({ client }) => ["user_id", "==", client] },
    search_entries: shared("search_entries", entry),
  },
} satisfies NounRules;
