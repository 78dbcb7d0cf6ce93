interface ChoiceProps {
  isChosen: boolean;
  onPress(): void;
  /** The key that does the same; null: none. */
  hint: string | null;
  /** One of several in a line. */
  isRound?: boolean;
  children: string;
}

/** One of a few, as high as a thumb; pressed it stays pressed. */
export function CallChoice({ isChosen, onPress, hint, isRound = false, children }: ChoiceProps) {
  return (
    <button
      type="button"
      className={isRound ? "quick-choice call-round" : "call-choice"}
      aria-pressed={isChosen}
      onClick={onPress}
    >
      {children}
      {hint !== null && <CallKey of={hint} />}
    </button>
  );
}

/** The key that does the same. */
export function CallKey({ of }: { of: string }) {
  return (
    <span aria-hidden="true" translate="no" className="call-key">
      {of}
    </span>
  );
}
