import { type ReactNode, useId } from "react";

interface PanelProps {
  title: string;
  /** Beside the title, such as a link to all of it. */
  aside?: ReactNode;
  /** Draws the frame; lists that bring their own go without. */
  framed?: boolean;
  /** On a desk its title is for a screen reader alone: what it holds says what it is, and needs the height. */
  unsaid?: boolean;
  /** One of several that may bear the same name, such as two orders of one service: a group, and no landmark. */
  among?: boolean;
  /** Below the title. */
  note?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A named part of a page. */
export function Panel(props: PanelProps) {
  const {
    title,
    aside,
    note,
    framed = false,
    among = false,
    unsaid = false,
    children,
    className = "",
  } = props;
  const id = useId();
  const Part = among ? "div" : "section";
  return (
    <Part aria-labelledby={id} {...(among ? { role: "group" } : {})} className={className}>
      <div
        className={`mb-3 flex flex-wrap items-baseline justify-between gap-x-4 ${unsaid ? "lg:sr-only" : ""}`}
      >
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {aside}
        {note !== undefined && <p className="muted basis-full text-sm">{note}</p>}
      </div>
      {framed ? (
        <div className="rounded-box border border-base-300 bg-base-100 p-4 sm:p-5">{children}</div>
      ) : (
        children
      )}
    </Part>
  );
}
