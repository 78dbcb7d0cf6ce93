import { Check } from "lucide-react";
import { service as words } from "#messages/service.ts";

interface IncludedProps {
  features: readonly string[];
  /** In a column of its own, one below the other. */
  narrow?: boolean;
}

/** What every plan of the service includes. */
export function Included({ features, narrow = false }: IncludedProps) {
  if (features.length === 0) return null;
  return (
    <section aria-labelledby="included" className={narrow ? "mt-10 lg:mt-0" : "mt-10"}>
      <h2 id="included" className="text-xl">
        {words.included}
      </h2>
      <ul
        className={`mt-4 grid gap-x-8 gap-y-2.5 ${narrow ? "sm:grid-cols-2 lg:grid-cols-1" : "sm:grid-cols-2"}`}
      >
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5 leading-snug">
            <Check size={19} className="shrink-0 text-success" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
}
