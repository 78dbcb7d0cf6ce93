/** Sections on the stack. */
const STACKED = ["rules", "functions", "races", "browser"];
const STARTS_A_STACK = [...STACKED, "tools", "deploy", "screens"];
export const EVERY_SECTION = [...STARTS_A_STACK, "unit"];

/** Files that no import leads to, and of which sections every test may depend on them. The first that fits counts. */
const WHOLE: readonly (readonly [files: RegExp, sections: readonly string[]])[] = [
  [/\.(test|spec)\.tsx?$/, []],
  [
    /^(docs\/|\.github\/|.+\.md$|\.editorconfig$|\.gitignore$|(biome|knip)\.json$|\.dependency-cruiser\.cjs$)/,
    [],
  ],
  [/^tools\/(bench|screens\/|screens\.ts)|^tests\/bench\//, ["screens"]],
  [/^tools\/(stack|scheduler|seed|emulators|razorpay-simulator)\/|^emulator-data\//, STARTS_A_STACK],
  [
    /^(firebase\.json|functions\/(package\.json|tsconfig\.json|\.env.*)|tests\/support\/stack\.ts)$/,
    STARTS_A_STACK,
  ],
  [/^tools\/.+\.(ts|mjs)$/, EVERY_SECTION],
  [/^(firestore|storage)\.rules$/, ["rules", "functions", "browser", "screens"]],
  [/^firestore\.indexes\.json$/, ["rules"]],
  [/^tests\/rules\/(nouns\/.+|samples?|nouns|matrix|actors|environment)\.ts$/, ["rules"]],
  [/^tests\/e2e\/(playwright\.config\.ts|tsconfig\.json|support\/(warm-up|stack)\.ts)$/, ["browser"]],
  [
    /^web\/(index\.html|package\.json|tsconfig\.json|public\/.+|site\/.+|vite[^/]*\.ts)$/,
    ["browser", "tools", "screens"],
  ],
];

/**
 * Sections that run whole when this file changes. A file that nothing is known of changes them all; a module goes by who
 * imports it.
 */
export function wholeSections(file: string, isModule: boolean): readonly string[] {
  const rule = WHOLE.find(([files]) => files.test(file));
  if (rule) return rule[1];
  return isModule ? [] : EVERY_SECTION;
}

/** Of no consequence for what runs: read by people, or by a check that always runs. */
export function isForReaders(file: string): boolean {
  return /^docs\/|\.md$|^\.github\//.test(file);
}
