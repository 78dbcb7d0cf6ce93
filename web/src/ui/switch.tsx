import { type ReactNode, useId } from "react";

interface SwitchProps {
  label: string;
  hint?: ReactNode;
  on: boolean;
  onChange(on: boolean): void;
}

/** Something that is on or off, and takes effect at the press. */
export function Switch({ label, hint, on, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer font-medium">
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="muted text-sm">
            {hint}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={on}
        className="toggle toggle-primary shrink-0"
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
