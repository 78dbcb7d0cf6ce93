/** What may happen around one checkout; each step is chosen among those that are possible when it comes. */
const STEPS = [
  "pay",
  "pay too little",
  "authorise",
  "leave at the bank",
  "fail at the bank",
  "capture late",
  "time out",
  "give back uncaptured",
  "refund a part",
  "refund all",
  "carry out a refund",
  "refuse a refund",
  "dispute",
  "decide a dispute",
  "tell",
  "tell again",
  "tell three at once",
  "tell and die",
  "look",
  "verify",
  "reconcile",
  "send mail",
] as const;
export type Step = (typeof STEPS)[number];

/** Told events and looks are what the product lives by, so they come more often than what happens at the bank. */
const WEIGHTS: Partial<Record<Step, number>> = {
  pay: 3,
  "pay too little": 0.4,
  authorise: 2,
  "refund all": 2,
  tell: 8,
  "tell again": 2,
  "tell three at once": 3,
  "tell and die": 1.5,
  look: 2,
  verify: 2,
  reconcile: 1.5,
};

export interface Schedule {
  seed: number;
  steps: readonly Step[];
  /** Which of several a step means; in [0, 1). */
  random: () => number;
}

/** What has been got wrong once, or nearly: the thread that a schedule winds other steps around. */
const THREADS: readonly (readonly Step[])[] = [
  ["pay", "verify", "pay", "look", "refund all", "carry out a refund", "tell", "tell"],
  ["pay", "tell", "refund all", "tell", "tell", "refuse a refund"],
  ["authorise", "give back uncaptured", "tell", "pay", "tell"],
  ["pay", "refund all", "carry out a refund", "tell", "pay", "tell"],
  ["pay", "pay", "look", "refund all", "refund all", "look", "carry out a refund", "refuse a refund", "tell"],
  ["pay"],
];

/** The schedule of a seed: the same on every machine. */
export function scheduleOf(seed: number): Schedule {
  const random = randomOf(seed);
  const thread = oneOf(THREADS, random) ?? [];
  const gaps = 8 / (thread.length + 1);
  const others = () => Array.from({ length: Math.round(random() * gaps * 1.5) }, () => weighted(random));
  const steps = [...others(), ...thread.flatMap((step) => [step, ...others()])];
  return { seed, steps, random };
}

function weighted(random: () => number): Step {
  const weightOf = (step: Step) => WEIGHTS[step] ?? 1;
  let left = random() * STEPS.reduce((sum, step) => sum + weightOf(step), 0);
  for (const step of STEPS) {
    left -= weightOf(step);
    if (left < 0) return step;
  }
  return "look";
}

/** Mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the items, or none when there are none. */
export function oneOf<T>(items: readonly T[], random: () => number): T | undefined {
  return items[Math.floor(random() * items.length)];
}
