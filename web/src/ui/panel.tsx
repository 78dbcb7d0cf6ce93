import { type ReactNode, useId } from "react";

interface PanelProps {
  title: string;
  /** Beside the title, such as a link to all of it. */
  aside?: ReactNode;
  /** Draws the frame; lists that bring their own go without. */
  framed?: boolean;
  children: ReactNode;
  className?: string;
}

/** A named part of a page. */
export function Panel({ title, aside, framed = false, children, className = "" }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {aside}
      </div>
      {framed ? (
        <div className="rounded-box border border-base-300 bg-base-100 p-4 sm:p-5">{children}</div>
      ) : (
        children
      )}
    </section>
  );
}
