import type { ReactNode } from "react";

/** Terms on the left, values on the right. */
export function Facts({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <dl className={`grid gap-1.5 text-sm ${className}`}>{children}</dl>;
}

/** `total`: what the lines above add up to. A value with a digit is an amount, a number or a date: a browser does not translate it. */
export function Fact({
  term,
  total = false,
  children,
}: {
  term: string;
  total?: boolean;
  children: ReactNode;
}) {
  return (
    <div
      className={`flex items-baseline justify-between gap-4 ${
        total ? "mt-1 border-t border-base-300 pt-2.5 text-base font-semibold" : ""
      }`}
    >
      <dt className={total ? "" : "muted shrink-0"}>{term}</dt>
      <dd
        {...(typeof children === "string" && /\d/.test(children) ? { translate: "no" as const } : {})}
        className="figures min-w-0 text-right wrap-anywhere"
      >
        {children}
      </dd>
    </div>
  );
}
