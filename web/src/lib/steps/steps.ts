/** One step of a wizard. */
export interface Step<Draft> {
  /** Its part of the address. */
  id: string;
  label: string;
  /** Whether all that it asks for is in the draft, and right. */
  isDone(draft: Draft): boolean;
}

/** Where the first step stands that is not done; the last one when all are. */
export function firstOpen<Draft>(steps: readonly Step<Draft>[], draft: Draft): number {
  const open = steps.findIndex((step) => !step.isDone(draft));
  return open === -1 ? steps.length - 1 : open;
}

/**
 * The step that an address leads to: its own once everything before it is done, otherwise the first that is not. An address that
 * names none, or one that there is not, leads there too.
 */
export function stepShown<Draft>(
  steps: readonly Step<Draft>[],
  asked: string | undefined,
  draft: Draft,
): number {
  const open = firstOpen(steps, draft);
  const index = steps.findIndex((step) => step.id === asked);
  return index === -1 ? open : Math.min(index, open);
}

/** How far along a step is, in percent: the first of five is 20. */
export function percentOf(index: number, count: number): number {
  return Math.round(((index + 1) / count) * 100);
}
