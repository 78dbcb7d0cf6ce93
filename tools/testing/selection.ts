import { FILE_SECTIONS, type FileSection, sectionOf } from "./test-files.ts";

/** What is run of a section. */
export interface Choice {
  files: readonly string[] | "all";
  /** In a few words, for the table. */
  why: string;
}

/** What is run, by the section's name; a section that is not in it is left out. */
export type Selection = ReadonlyMap<string, Choice>;

/** Test files, each in its section. */
export function bySection(
  files: Iterable<string>,
  why: (section: FileSection, files: string[]) => string,
): Selection {
  const sorted = new Map<FileSection, string[]>(FILE_SECTIONS.map((section) => [section, []]));
  for (const file of files) {
    const section = sectionOf(file);
    if (section !== null) sorted.get(section)?.push(file);
  }
  return new Map(
    [...sorted].flatMap(([section, own]) =>
      own.length > 0 ? [[section, { files: own.sort(), why: why(section, own) }] as const] : [],
    ),
  );
}

/** What was chosen and why, a line a section. */
export function selectionTable(selection: Selection, totals: ReadonlyMap<string, number>): string {
  const lines = [...selection].map(([section, { files, why }]) => {
    const total = totals.get(section);
    const count = files === "all" ? "all" : `${files.length} of ${total ?? files.length}`;
    return `${section.padEnd(14)}${count.padStart(10)}  ${why}`;
  });
  return [`${"section".padEnd(14)}${"files".padStart(10)}  why`, "─".repeat(60), ...lines].join("\n");
}
