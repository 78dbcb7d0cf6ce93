import { addressIn } from "./environment.ts";

interface ReportNode {
  sourcePosition: { line?: number; currentOffset?: number; endOffset?: number };
  values?: { value: { boolValue?: boolean; undefined?: unknown }; count: number }[];
  children?: ReportNode[];
}

export interface AllowCoverage {
  /** `112: allow get: if …` */
  allow: string;
  granted: boolean;
  refused: boolean;
}

/**
 * What the emulator saw of each `allow` of these rules since they were loaded for the project. `if true` is left out: there
 * is nothing to evaluate, and the matrix shows that everyone may.
 */
export async function ruleCoverage(projectId: string, rules: string): Promise<AllowCoverage[]> {
  const { host, port } = addressIn("FIRESTORE_EMULATOR_HOST");
  const answer = await fetch(`http://${host}:${port}/emulator/v1/projects/${projectId}:ruleCoverage`);
  const { report } = (await answer.json()) as { report: ReportNode[] };
  const seen = new Map<number, ReportNode>();
  const walk = (node: ReportNode) => {
    const start = node.sourcePosition.currentOffset ?? 0;
    if (!seen.has(start)) seen.set(start, node);
    node.children?.forEach(walk);
  };
  report.forEach(walk);
  return [...rules.matchAll(/allow [a-z, ]+: if\s+(?!true;)/g)].map((match) => {
    const node = seen.get(match.index + match[0].length);
    return {
      allow: `${rules.slice(0, match.index).split("\n").length}: ${match[0].trim()}`,
      granted: counted(node, (value) => value.boolValue === true),
      refused: counted(node, (value) => value.boolValue !== true),
    };
  });
}

export function allowsWithoutBothAnswers(coverage: readonly AllowCoverage[]): AllowCoverage[] {
  return coverage.filter(({ granted, refused }) => !(granted && refused));
}

type Value = NonNullable<ReportNode["values"]>[number]["value"];

function counted(node: ReportNode | undefined, matches: (value: Value) => boolean): boolean {
  return node?.values?.some(({ value, count }) => count > 0 && matches(value)) ?? false;
}
