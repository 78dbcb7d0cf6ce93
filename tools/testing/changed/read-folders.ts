/** Folders that a file reads as a whole (`modulesIn`): to the graph it imports everything in them. */
export const READ_FOLDERS: Readonly<Record<string, string>> = {
  "tools/screens/all-series.ts": "tools/screens/series/",
  "tests/functions/attack.test.ts": "tests/functions/attacks/",
  "tests/functions/belongings.ts": "tests/functions/kept/",
};
