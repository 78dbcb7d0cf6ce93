/** What a form began with, and how far it has come since. */
export interface Kept<T> {
  value: T;
  version: number | null;
  /** Another number is another form: what was typed into the one before is gone. */
  form: number;
  phase: "untouched" | "touched" | "saving" | "saved";
  /** Typing went on while it was saved. */
  typedOn: boolean;
  /** The first version that came in since it was sent. A save over any other is refused, so if it was taken, this is what came of it. */
  own: { value: T; version: number | null } | null;
}

export function begun<T>(value: T, version: number | null, form = 0): Kept<T> {
  return { value, version, form, phase: "untouched", typedOn: false, own: null };
}

/** As it is once this came in, live. Returns the very same where nothing follows of it. */
export function followed<T>(kept: Kept<T>, value: T, version: number | null): Kept<T> {
  if (kept.version === version) return kept;
  switch (kept.phase) {
    case "untouched":
      return begun(value, version, kept.form + 1);
    case "saving":
      return kept.own === null ? { ...kept, own: { value, version } } : kept;
    case "saved":
      return { ...kept, value, version, phase: "touched" };
    case "touched":
      return kept;
  }
}

export function touched<T>(kept: Kept<T>): Kept<T> {
  if (kept.phase === "saving") return { ...kept, typedOn: true };
  return kept.phase === "untouched" ? { ...kept, phase: "touched" } : kept;
}

export function sent<T>(kept: Kept<T>): Kept<T> {
  return { ...kept, phase: "saving", typedOn: false, own: null };
}

/** It was taken. What was typed meanwhile stays, and is saved over what came of this one. */
export function saved<T>({ own, ...kept }: Kept<T>): Kept<T> {
  const rest = { ...kept, typedOn: false, own: null };
  if (!kept.typedOn) return { ...rest, phase: "untouched" };
  return own === null ? { ...rest, phase: "saved" } : { ...rest, ...own, phase: "touched" };
}

export function refused<T>(kept: Kept<T>): Kept<T> {
  return { ...kept, phase: "touched", typedOn: false, own: null };
}
