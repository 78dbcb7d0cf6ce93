import { PRODUCT } from "@niyamdesk/domain/base/product";

/** The mark and the name. The surrounding link carries the label. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-xl font-bold tracking-tight">
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="fill-primary" />
        <path
          d="M9 23V9.5L23 22.5V9"
          fill="none"
          className="stroke-primary-content"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="23" cy="9" r="2.9" className="fill-accent" />
      </svg>
      <span>{PRODUCT}</span>
    </span>
  );
}
