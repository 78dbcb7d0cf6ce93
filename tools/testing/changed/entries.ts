import type { Sources } from "./sources.ts";

const DEPLOYED = "functions/src/index.ts";
const EXPORTED = /^export \{ (\w+) \} from "\.\/(.+)";$/gm;
const CONTRACT = /^domain\/src\/[^/]+\/callables\.ts$/;

const CONTRACTS = "domain/src/callables.ts";
/** What gathers them, beside the lists. */
const NOUNS = "domain/src/nouns.ts";

/** All contracts and all entries, one below the other: through them everybody would import everything. */
export function isTable(from: string, to: string): boolean {
  return from === CONTRACTS || from === DEPLOYED || (from === NOUNS && CONTRACT.test(to));
}

/**
 * A function that works by itself, and where a test sees that it did. Of one that is not here, every test may depend on what it
 * did.
 */
export const SEEN_IN: Readonly<Record<string, readonly string[]>> = {
  onMailCreated: ["tests/support/mailbox.ts", "tests/functions/outbox.ts", "tests/e2e/support/inbox.ts"],
  sendQueuedMail: ["tests/support/mailbox.ts", "tests/functions/outbox.ts", "tests/e2e/support/inbox.ts"],
  remindOfConsultations: [],
  assignPaidOrder: [],
  careForLeads: [],
  careForOrders: [],
  careForApplications: [],
  careForClients: [],
  careForExports: [],
  onExportAsked: [],
  careForCommissions: [],
  onOrderChanged: [],
  onPaymentChanged: [],
  onPaymentBooked: [],
  compareNightly: [],
  onPaymentRefunded: [],
  onOrderCreated: [],
  onOrderToCount: [],
  onPaymentToCount: [],
  onLeadToCount: [],
  recountFirm: [],
  keepNeeds: [],
  onLeadRowsAdded: [],
  sweepLeftovers: [],
  publicPage: ["tests/functions/directory.ts", "tests/e2e/support/directory.ts"],
};

/** A function that is deployed. */
interface Entry {
  name: string;
  file: string;
  /** Called by somebody, who names it; others work by themselves. */
  isCallable: boolean;
}

/** What the list of the deployed functions names. */
export function entriesOf(sources: Sources): Entry[] {
  return [...sources.text(DEPLOYED).matchAll(EXPORTED)].map(([, name = "", file = ""]) => ({
    name,
    file: `functions/src/${file}`,
    isCallable: file.endsWith(".callable.ts"),
  }));
}

/** Entries that something reached is part of, or whose contract it is, each with the file it was reached from. */
export function reachedEntries(sources: Sources, reached: ReadonlyMap<string, string>): Map<Entry, string> {
  const contracts = [...reached].filter(([file]) => CONTRACT.test(file));
  return new Map(
    entriesOf(sources).flatMap((entry) => {
      const contract = contracts.find(([file]) => namesWord(sources.text(file), entry.name));
      const from = reached.get(entry.file) ?? contract?.[1];
      return from === undefined ? [] : [[entry, from] as const];
    }),
  );
}

export function namesWord(text: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`).test(text);
}

/** Whether what imports these files goes through a table that has this entry. */
export function listsEntry(imported: readonly string[], { isCallable }: Entry): boolean {
  return imported.includes(DEPLOYED) || (isCallable && imported.includes(CONTRACTS));
}
