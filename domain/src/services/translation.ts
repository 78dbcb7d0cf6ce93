import type { Service, ServiceSummary } from "./service.ts";

/**
 * Stored records are English. In another language a text that still is the built-in English shows its translation, and one
 * that was changed shows as it is stored. The English itself is not needed for that, only a short hash of each text.
 */
export type Translation = ReadonlyMap<string, string>;

/** 32-bit FNV-1a over the text's UTF-16 units, in base 36: tells a text from the few dozen it could be taken for. */
export function textHash(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** What tells whether a stored card still says the built-in English: the hash of each text, and one of all its features. */
export interface CardOrigin {
  /** In the order of `cardTexts`. */
  texts: readonly string[];
  features: string;
}

/**
 * Translations by the hash of what they translate; hashes and texts in the same order. `fallbacks` are those of texts that
 * any service may have, by hash.
 */
export function translationOf(
  hashes: readonly string[],
  texts: readonly string[],
  fallbacks: Readonly<Record<string, string>>,
): Translation {
  const translation = new Map(Object.entries(fallbacks));
  for (const [index, text] of texts.entries()) {
    const hash = hashes[index];
    if (hash !== undefined) translation.set(hash, text);
  }
  return translation;
}

/** Hindi that administrators wrote for a stored record, by the hash of its English. */
export function storedHindi(
  record: Readonly<Record<string, unknown>> | null | undefined,
): Record<string, string> {
  const hindi = record?.hindi;
  if (typeof hindi !== "object" || hindi === null) return {};
  return Object.fromEntries(
    Object.entries(hindi).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && entry[1] !== "",
    ),
  );
}

/** Every text of a service that a reader sees, in a fixed order. */
export function serviceTexts(service: Service): string[] {
  return collected((note) => changeService(service, note));
}

/** Every text of a card that a reader sees, in a fixed order. */
export function cardTexts(card: ServiceSummary): string[] {
  return collected((note) => changeCard(card, note));
}

/** Tells one list of features from another. */
export function featuresHash(features: readonly string[]): string {
  return textHash(features.join("\n"));
}

/** The service with every text that is known in its translation; ids, prices and order as they are. */
export function translatedService(service: Service, translation: Translation): Service {
  return changeService(service, known(translation));
}

/**
 * The card of a stored record with every text that is known in its translation. It is found by the built-in keywords, which
 * speak both languages, as long as its features are the built-in ones; by its own features and the words of the built-in
 * name (`keywords[0]`) once they were changed. Of documents only those that the built-in card shows are known.
 *
 * @param own what the record brings along, see `storedHindi`
 */
export function translatedCard(
  card: ServiceSummary,
  builtIn: ServiceSummary | null,
  origin: CardOrigin | undefined,
  fallbacks: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>> = {},
): ServiceSummary {
  if (builtIn === null || origin === undefined) {
    return changeCard(card, known(translationOf([], [], { ...fallbacks, ...own })));
  }
  const translation = new Map([
    ...translationOf(origin.texts, cardTexts(builtIn), fallbacks),
    ...Object.entries(own),
  ]);
  return { ...changeCard(card, known(translation)), keywords: keywordsOf(card, builtIn, origin) };
}

function keywordsOf(card: ServiceSummary, builtIn: ServiceSummary, origin: CardOrigin): string[] {
  const unchanged = card.keywords === builtIn.keywords || featuresHash(card.keywords) === origin.features;
  return unchanged ? builtIn.keywords : [...builtIn.keywords.slice(0, 1), ...card.keywords];
}

type Change = (text: string) => string;

function changeService(service: Service, change: Change): Service {
  return {
    ...service,
    name: change(service.name),
    summary: change(service.summary),
    description: change(service.description),
    eligibility: change(service.eligibility),
    feature_list: service.feature_list.map(change),
    required_documents: service.required_documents.map((document) => ({
      ...document,
      label: change(document.label),
      ...(document.condition === undefined ? {} : { condition: change(document.condition) }),
    })),
    plans: service.plans.map((plan) => ({
      ...plan,
      name: change(plan.name),
      description: change(plan.description),
      eligibility: change(plan.eligibility),
      turnaround: change(plan.turnaround),
    })),
    faqs: service.faqs.map(({ question, answer }) => ({
      question: change(question),
      answer: change(answer),
    })),
    government_fee: service.government_fee && {
      ...service.government_fee,
      note: change(service.government_fee.note),
    },
    turnaround: change(service.turnaround),
  };
}

function changeCard(card: ServiceSummary, change: Change): ServiceSummary {
  return {
    ...card,
    name: change(card.name),
    summary: change(card.summary),
    turnaround: change(card.turnaround),
    documents: card.documents.map(change),
  };
}

function known(translation: Translation): Change {
  return (text) => translation.get(textHash(text)) ?? text;
}

function collected(visit: (note: Change) => unknown): string[] {
  const texts: string[] = [];
  visit((text) => {
    texts.push(text);
    return text;
  });
  return texts;
}
