import type { Plugin } from "vite";

/**
 * Parts of packages that others import and nothing of ours reaches, with the names that are asked of them: a build has empty ones
 * in their place. A package that begins to ask for more does not build.
 */
const UNUSED: readonly { of: string; part: string; names: readonly string[] }[] = [
  // Hooks for products that we have not got, and for what we use in ways of our own.
  {
    of: "reactfire",
    part: "firebase/database",
    names: ["get", "off", "onChildAdded", "onChildChanged", "onChildMoved", "onChildRemoved", "onValue"],
  },
  {
    of: "reactfire",
    part: "firebase/remote-config",
    names: ["ensureInitialized", "getAll", "getBoolean", "getNumber", "getString", "getValue"],
  },
  { of: "reactfire", part: "firebase/storage", names: ["getDownloadURL", "ref"] },
  { of: "reactfire", part: "firebase/functions", names: ["httpsCallable"] },
  // Regular expressions of pipelines, which are queries of another kind, matched by an engine of 45 kB.
  { of: "@firebase/firestore", part: "re2js", names: ["RE2JS"] },
];
/** Would need what is left out. */
const REFUSED = "firebase/firestore/pipelines";
const EMPTY = "\0niyamdesk:unused:";

export function unusedParts(): Plugin {
  return {
    name: "niyamdesk:unused-parts",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    enforce: "pre",
    resolveId(id, importer) {
      if (id === REFUSED) this.error(`${REFUSED} needs parts that web/vite-unused-parts.ts leaves out`);
      const index = UNUSED.findIndex(
        ({ of, part }) => part === id && importer?.includes(`/node_modules/${of}/`),
      );
      return index < 0 ? undefined : EMPTY + index;
    },
    load(id) {
      if (!id.startsWith(EMPTY)) return undefined;
      const { part, names } = UNUSED[Number(id.slice(EMPTY.length))] ?? { part: "", names: [] };
      const words = JSON.stringify(`${part} is left out of the site: web/vite-unused-parts.ts`);
      const code = [
        `const unused = () => { throw new Error(${words}); };`,
        ...names.map((name) => `export const ${name} = unused;`),
      ].join("\n");
      return { code, moduleSideEffects: false };
    },
  };
}
