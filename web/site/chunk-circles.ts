import type { Plugin } from "vite";

/**
 * Refuses a build whose files import each other in a circle. Which of them runs first then depends on who is asked for first, and one
 * that runs too early finds names without a value: the page fails, is loaded anew, and fails again.
 */
export function refuseCircles(): Plugin {
  return {
    name: "niyamdesk:refuse-circles",
    apply: (_, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    generateBundle(_, bundle) {
      const files = Object.values(bundle).filter((file) => file.type === "chunk");
      const circle = circleIn(new Map(files.map(({ fileName, imports }) => [fileName, imports])));
      if (circle === null) return;
      const modulesOf = (name: string) => files.find(({ fileName }) => fileName === name)?.moduleIds ?? [];
      const steps = circle.slice(1).map((to, index) => {
        const [from = "", inTo] = [circle[index], new Set(modulesOf(to))];
        const imports = modulesOf(from).flatMap((id) =>
          (this.getModuleInfo(id)?.importedIds ?? [])
            .filter((other) => inTo.has(other))
            .map((other) => `${id} → ${other}`),
        );
        return [`${from} → ${to}`, ...imports].join("\n    ");
      });
      this.error(
        `Files import each other in a circle, which web/site/config.ts has to part:\n  ${steps.join("\n  ")}`,
      );
    },
  };
}

/** A way from a file back to itself, with that file first and last; null when there is none. */
export function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const clear = new Set<string>();
  const way: string[] = [];
  function from(file: string): string[] | null {
    if (clear.has(file)) return null;
    const before = way.indexOf(file);
    if (before >= 0) return [...way.slice(before), file];
    way.push(file);
    for (const next of imports.get(file) ?? []) {
      const circle = from(next);
      if (circle !== null) return circle;
    }
    way.pop();
    clear.add(file);
    return null;
  }
  for (const file of imports.keys()) {
    const circle = from(file);
    if (circle !== null) return circle;
  }
  return null;
}
