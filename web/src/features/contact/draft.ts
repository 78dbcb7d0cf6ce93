import { clearDraft, readDraft, writeDraft } from "../../lib/device/draft.ts";

/** What is typed in a form to us, and the id it is sent under: a second try of the same writes nothing twice. */
export interface ContactDraft {
  typed: Readonly<Record<string, string>>;
  requestId: string;
}

const newDraft = (): ContactDraft => ({ typed: {}, requestId: crypto.randomUUID() });

/** @param form such as `contact` or `callback.gst-registration` */
export function contactDraft(form: string): ContactDraft {
  const kept = readDraft(form);
  if (typeof kept?.requestId !== "string" || typeof kept.typed !== "object" || kept.typed === null) {
    return newDraft();
  }
  const texts = Object.entries(kept.typed).filter(([, value]) => typeof value === "string");
  return { requestId: kept.requestId, typed: Object.fromEntries(texts) };
}

/**
 * Keeps what is typed now. What was changed is sent under another id: an earlier try may have arrived without its answer, and would swallow it.
 *
 * @param before as it was until now
 */
export function keepContactDraft(
  form: string,
  before: ContactDraft,
  typed: ContactDraft["typed"],
): ContactDraft {
  const isSame = JSON.stringify(typed) === JSON.stringify(before.typed);
  const draft = { typed, requestId: isSame ? before.requestId : crypto.randomUUID() };
  writeDraft(form, { ...draft });
  return draft;
}

export function clearContactDraft(form: string): void {
  clearDraft(form);
}
