const DAY_MS = 86_400_000;

/**
 * Documents that stay what they are from one order to the next, by their slot; how many days they may be old, or null: any. Of what is
 * about a period, a bill, a return, another is needed each time, and nothing is offered.
 */
const LASTING: Readonly<Record<string, number | null>> = {
  pan: null,
  "firm-pan": null,
  "tan-pan": null,
  "partners-pan": null,
  "masked-aadhaar": null,
  "partners-masked-aadhaar": null,
  identity: null,
  incorporation: null,
  constitution: null,
  deed: null,
  iec: null,
  photo: 365,
  "partners-photo": 365,
  "bank-proof": 365,
};

interface Sent {
  slot: string;
  /** When it was sent, epoch ms. */
  sentAt: number;
}

/** Whether what was accepted for one order may be offered for another. */
export function mayBeReused({ slot, sentAt }: Sent, now: number): boolean {
  const days = Object.hasOwn(LASTING, slot) ? LASTING[slot] : undefined;
  if (days === undefined) return false;
  return days === null || now - sentAt <= days * DAY_MS;
}
