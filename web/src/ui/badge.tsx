import type { ReactNode } from "react";

const TONES = {
  neutral: "bg-base-200 text-base-content border-base-300",
  info: "bg-secondary text-secondary-content border-transparent",
  success: "bg-success/12 text-success border-success/25",
  warning: "bg-warning/30 text-base-content border-warning/60",
  error: "bg-error/10 text-error border-error/25",
} as const;
export type Tone = keyof typeof TONES;

/** A word that says a status; colour only repeats it. */
export function Badge({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center whitespace-nowrap rounded-full border px-2.5 py-0.5 text-sm font-medium ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
