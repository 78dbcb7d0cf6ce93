import { Star } from "lucide-react";
import { useController } from "react-hook-form";
import { consultations } from "#messages/consultations.ts";
import { useFieldIds } from "../../../ui/field.tsx";

const CHOICES = [1, 2, 3, 4, 5] as const;

/** One to five stars: five radio buttons, so that arrow keys choose and a screen reader says what each means. */
export function StarField({ name, label }: { name: string; label: string }) {
  const { field } = useController({ name });
  const { id, error, described } = useFieldIds(name, false);
  const chosen = typeof field.value === "number" ? field.value : 0;
  return (
    <fieldset className="mb-4" aria-describedby={described} aria-invalid={error !== undefined}>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ms-2 flex">
          {CHOICES.map((stars) => (
            <label key={stars} className="star-choice">
              <input
                ref={stars === (chosen || 1) ? field.ref : undefined}
                type="radio"
                name={field.name}
                value={stars}
                className="sr-only"
                checked={stars === chosen}
                onChange={() => field.onChange(stars)}
                onBlur={field.onBlur}
              />
              <Star
                size={30}
                aria-hidden="true"
                strokeWidth={1.5}
                className={stars <= chosen ? "fill-accent text-accent" : "muted"}
              />
              <span className="sr-only">{consultations.starNames[stars - 1]}</span>
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="muted text-sm">
          {consultations.starNames[chosen - 1]}
        </span>
      </div>
      <p id={`${id}-error`} className="mt-1 text-sm font-medium text-error empty:hidden" aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
