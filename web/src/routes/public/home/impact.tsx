import { home } from "#messages/home.ts";

export function Impact() {
  return (
    <section aria-label={home.figuresLabel} className="border-y border-base-300 bg-base-100">
      <dl className="page grid grid-cols-2 gap-x-6 gap-y-7 py-9 sm:grid-cols-3 lg:grid-cols-5">
        {home.figures.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse border-l-2 border-accent pl-4">
            <dt className="muted text-sm first-letter:uppercase">{label}</dt>
            <dd translate="no" className="figures text-2xl leading-tight font-semibold">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
