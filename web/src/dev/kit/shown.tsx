import type { ReactNode } from "react";

/** A group of pieces. `id` is its place in the address. */
export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-label={title} className="scroll-mt-20 border-t border-base-300 py-8">
      <h2 className="mb-5 text-xl">{title}</h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2">{children}</div>
    </section>
  );
}

/** One piece, by the name of its file in `ui`. */
export function Piece({ of, wide = false, children }: { of: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? "min-w-0 lg:col-span-2" : "min-w-0"}>
      <p translate="no" className="muted mb-2.5 font-mono text-xs">
        {of}
      </p>
      {children}
    </div>
  );
}
