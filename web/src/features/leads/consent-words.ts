import { leads as words } from "#messages/workspaces/leads.ts";

/** Where somebody agreed to be called. What an administrator typed with an imported list is said as it was typed. */
export function consentWords(source: string): string {
  return Object.hasOwn(words.consentSources, source) ? (words.consentSources[source] ?? source) : source;
}
