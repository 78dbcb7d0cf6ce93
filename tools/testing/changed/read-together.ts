/** What a file imports by a pattern (`modulesIn`, `import.meta.glob`), so that the graph does not show it. */
export const READ_TOGETHER: Readonly<Record<string, RegExp>> = {
  "tools/screens/all-series.ts": /^tools\/screens\/series\//,
  "tests/functions/attack.test.ts": /^tests\/functions\/attacks\//,
  "tests/functions/belongings.ts": /^tests\/functions\/kept\//,
  "tests/rules/nouns.ts": /^tests\/rules\/nouns\//,
  "web/src/app/portals/portals.ts": /^web\/src\/routes\/[^/]+\/[^/]+\.link\.ts$/,
};
