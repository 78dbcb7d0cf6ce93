import { useId } from "react";

interface ActProps {
  onPress(): void;
  /** The key that does the same; null: none. */
  hint: string | null;
  children: string;
}

/** What the press itself does, such as ending the call: no radio button, which arrow keys would walk over. */
export function CallAct({ onPress, hint, children }: ActProps) {
  return (
    <button type="button" className="call-choice" onClick={onPress}>
      {children}
      {hint !== null && <CallKey of={hint} />}
    </button>
  );
}

interface CallRadiosProps<Value extends string> {
  /** Said above them. */
  legend: string;
  options: readonly Value[];
  /** Null: nothing yet. */
  chosen: Value | null;
  onChoose(value: Value): void;
  wordsOf: Readonly<Record<Value, string>>;
  /** The key that chooses one, where there is a keyboard. */
  keyOf?: ((value: Value) => string | null) | undefined;
  /** What belongs to the choice. */
  children?: React.ReactNode;
}

/** One of a few, each as high as a thumb: arrow keys walk over them, a screen reader counts them. */
export function CallRadios<Value extends string>({
  legend,
  options,
  chosen,
  onChoose,
  wordsOf,
  keyOf,
  children,
}: CallRadiosProps<Value>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p id={id} className="mb-1.5 text-sm font-semibold">
        {legend}
      </p>
      <div className="flex flex-wrap gap-2">
        {options.map((value) => {
          const key = keyOf?.(value) ?? null;
          return (
            <label key={value} className="quick-choice call-round">
              <input
                type="radio"
                name={id}
                value={value}
                checked={chosen === value}
                onChange={() => onChoose(value)}
              />
              {wordsOf[value]}
              {key !== null && <CallKey of={key} />}
            </label>
          );
        })}
      </div>
      {children}
    </div>
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
