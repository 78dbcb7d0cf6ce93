import { readFileSync } from "node:fs";
import path from "node:path";
import { type ModuleGraph, readModuleGraph } from "./module-graph.ts";

/** A checkout as the choice sees it. */
export interface Sources {
  graph: ModuleGraph;
  /** What a file says. */
  text(file: string): string;
  /** Whether it is there, and not one that was deleted. */
  exists(file: string): boolean;
}

export function readSources(root: string): Sources {
  const texts = new Map<string, string | null>();
  const read = (file: string): string | null => {
    let text = texts.get(file);
    if (text === undefined) {
      try {
        text = readFileSync(path.join(root, file), "utf8");
      } catch {
        text = null;
      }
      texts.set(file, text);
    }
    return text;
  };
  return {
    graph: readModuleGraph(root),
    text: (file) => read(file) ?? "",
    exists: (file) => read(file) !== null,
  };
}
