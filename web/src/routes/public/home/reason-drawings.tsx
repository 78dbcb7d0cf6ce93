import type { ReactNode } from "react";

/** What each reason says, drawn: in the colours of the theme, silent to a screen reader. In the order of the reasons. */
export const REASON_DRAWINGS: readonly ReactNode[] = [
  // A slip whose last line is the total.
  <Drawing key="price">
    <rect x="34" y="8" width="52" height="60" rx="5" className="sheet" />
    <path d="M42 20h18M42 30h14M42 40h16" className="faint" />
    <path d="M70 20h8M72 30h6M72 40h6" className="line" />
    <rect x="40" y="48" width="40" height="12" rx="3" className="mark" />
    <path d="M45 54h12M69 54h6" className="on-mark" />
  </Drawing>,
  // A list with its papers ticked off.
  <Drawing key="papers">
    <rect x="44" y="6" width="50" height="58" rx="5" className="sheet" />
    <rect x="28" y="12" width="50" height="58" rx="5" className="sheet" />
    <path d="m35 25 3 3 5-6M35 40l3 3 5-6" className="done" />
    <circle cx="39" cy="56" r="3.5" className="open" />
    <path d="M50 25h20M50 41h15M50 56h18" className="faint" />
  </Drawing>,
  // A history that goes on.
  <Drawing key="order">
    <path d="M22 38h32" className="line" />
    <path d="M66 38h32" className="dashed" />
    <circle cx="22" cy="38" r="6" className="full" />
    <circle cx="60" cy="38" r="11" className="halo" />
    <circle cx="60" cy="38" r="6" className="full" />
    <circle cx="98" cy="38" r="6" className="open" />
    <path d="M14 56h16M50 60h20" className="faint" />
    <path d="M90 56h16" className="faint" />
  </Drawing>,
  // From the phone to the server, and seen to be true.
  <Drawing key="payment">
    <rect x="16" y="12" width="28" height="52" rx="6" className="sheet" />
    <path d="M26 57h8" className="faint" />
    <rect x="22" y="28" width="16" height="10" rx="2.5" className="mark" />
    <path d="M52 38h14m-5-5 5 5-5 5" className="line" />
    <rect x="74" y="16" width="32" height="44" rx="5" className="sheet" />
    <path d="m82 38 6 6 11-13" className="done" />
  </Drawing>,
  // Our days, and those of an office.
  <Drawing key="time">
    <path d="M14 56h92M14 51v10M44 51v10M106 51v10" className="faint" />
    <rect x="14" y="24" width="30" height="18" rx="4" className="solid" />
    <rect x="48" y="24" width="58" height="18" rx="4" className="dashed" />
    <path d="M22 33h14" className="on-solid" />
  </Drawing>,
  // Somebody answers.
  <Drawing key="person">
    <circle cx="42" cy="30" r="11" className="sheet" />
    <path d="M22 64c0-12 9-18 20-18s20 6 20 18" className="sheet" />
    <path
      d="M68 14h30a5 5 0 0 1 5 5v16a5 5 0 0 1-5 5H80l-8 8v-8h-4a5 5 0 0 1-5-5V19a5 5 0 0 1 5-5Z"
      className="mark"
    />
    <path d="M72 23h22M72 31h14" className="on-mark" />
  </Drawing>,
];

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 120 76" className="drawing" aria-hidden="true">
      {children}
    </svg>
  );
}
