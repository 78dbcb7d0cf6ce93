import { parseArgs } from "node:util";
import { ROOT } from "../stack/mode.ts";
import { Problem } from "../stack/problem.ts";
import { chooseChanged } from "./changed/choose.ts";
import { changesSince } from "./changed/git-changes.ts";
import { readSources } from "./changed/sources.ts";
import { choosePart, readPartsOf, slugOf } from "./parts.ts";
import type { Work } from "./runner.ts";
import { SECTIONS } from "./sections.ts";
import { type Selection, selectionTable } from "./selection.ts";
import { sectionOf, testFiles } from "./test-files.ts";

const CHANGED = "changed";

/** What the command line asks for. */
export interface Asked {
  stackOnly: boolean;
  reuse: boolean;
  sections: string[];
  /** Parts of the requirements, as the document names them. */
  parts: string[];
  changed: boolean;
  since: string | undefined;
}

/** @throws Problem on a word that is neither a section nor a part */
export function readAsked(args: readonly string[], partNames: readonly string[]): Asked {
  const { values, positionals } = parsed(args);
  const sections = SECTIONS.map(({ name }) => name);
  const slugs = new Map(partNames.map((name) => [slugOf(name), name]));
  const unknown = positionals.filter(
    (word) => word !== CHANGED && !sections.includes(word) && !slugs.has(word),
  );
  if (unknown.length > 0) {
    throw new Problem(
      `npm test knows no ${unknown.join(", ")}. Sections are ${sections.join(", ")}; parts of the requirements are ${[...slugs.keys()].join(", ")}; and there is ${CHANGED}.`,
    );
  }
  return {
    stackOnly: values["stack-only"] ?? false,
    reuse: values.reuse ?? false,
    sections: positionals.filter((word) => sections.includes(word)),
    parts: positionals.flatMap((word) => slugs.get(word) ?? []),
    changed: values.since !== undefined || positionals.includes(CHANGED),
    since: values.since,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        "stack-only": { type: "boolean" },
        reuse: { type: "boolean" },
        since: { type: "string" },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}

/** The sections to run, each with its files. What was chosen for a part or a change is printed first. */
export function workFor(asked: Asked): Work[] {
  const isAsked = (name: string) => asked.sections.length === 0 || asked.sections.includes(name);
  const sections = SECTIONS.filter(({ name }) => isAsked(name));
  const selections = [
    ...(asked.parts.length > 0 ? [choosePart(ROOT, readPartsOf(ROOT), asked.parts)] : []),
    ...(asked.changed ? [chosenByChange(asked.since)] : []),
  ];
  if (selections.length === 0) return sections;
  const selection = selections.reduce(both);
  const shown = new Map([...selection].filter(([name]) => isAsked(name)));
  console.log(shown.size === 0 ? "Nothing to run." : `\n${selectionTable(shown, totals())}`);
  return sections.flatMap((section): Work[] => {
    const choice = selection.get(section.name);
    if (choice === undefined) return [];
    return [choice.files === "all" ? section : { ...section, files: choice.files }];
  });
}

function chosenByChange(since: string | undefined): Selection {
  const changes = changesSince(ROOT, since);
  console.log(`${changes.files.length} files changed since ${changes.since}.`);
  if (changes.files.length === 0) return new Map();
  return chooseChanged(readSources(ROOT), changes.files, testFiles(ROOT));
}

/** What both choose: tests of a part that a change can reach. */
function both(one: Selection, other: Selection): Selection {
  return new Map(
    [...one].flatMap(([section, { files, why }]) => {
      const second = other.get(section);
      if (second === undefined) return [];
      const shared =
        files === "all"
          ? second.files
          : files.filter((file) => second.files === "all" || second.files.includes(file));
      if (shared.length === 0) return [];
      return [[section, { files: shared, why: `${why}; ${second.why}` }] as const];
    }),
  );
}

function totals(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of testFiles(ROOT)) {
    const section = sectionOf(file) ?? "";
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  return counts;
}
