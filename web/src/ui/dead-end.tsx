import type { ReactNode } from "react";

/** A page that is not there: the number, what happened, ways on. */
export function DeadEnd({ title, children, ways }: { title: string; children: ReactNode; ways: ReactNode }) {
  return (
    <div className="page grid min-h-[60dvh] place-content-center justify-items-center py-16 text-center">
      <p translate="no" className="figures text-sm font-semibold tracking-widest text-primary">
        404
      </p>
      <h1 className="mt-2 text-title">{title}</h1>
      <p className="muted mt-3 max-w-md">{children}</p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">{ways}</div>
    </div>
  );
}
