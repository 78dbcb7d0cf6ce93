/** Texts that stand in the order of what they translate. @throws Error when their numbers differ. */
export function sameLength<T>(at: string, parts: readonly unknown[], texts: readonly T[]): readonly T[] {
  if (parts.length !== texts.length) throw new Error(`${at}: ${texts.length} texts for ${parts.length}`);
  return texts;
}

/** Each part beside its texts, by id. @throws Error when one has no texts, or texts belong to none. */
export function sameIds<Part extends { id: string }, Texts>(
  at: string,
  parts: readonly Part[],
  texts: Readonly<Record<string, Texts>>,
): [Part, Texts][] {
  const unknown = Object.keys(texts).filter((id) => !parts.some((part) => part.id === id));
  if (unknown.length > 0) throw new Error(`${at}: no such ${unknown.join(", ")}`);
  return parts.map((part) => {
    const words = texts[part.id];
    if (words === undefined) throw new Error(`${at}: no text of ${part.id}`);
    return [part, words];
  });
}
