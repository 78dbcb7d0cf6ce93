interface ChoicesProps<Value extends string> {
  label: string;
  options: readonly (readonly [value: Value, label: string])[];
  chosen: Value;
  onChoose(value: Value): void;
}

/** A few views of one thing side by side, of which one is shown. */
export function Choices<Value extends string>({ label, options, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{label}</legend>
      {options.map(([value, text]) => (
        <button
          key={value}
          type="button"
          className="quick-choice"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
