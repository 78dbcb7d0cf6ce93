import type { Choice, Selection } from "../selection.ts";
import { FILE_SECTIONS, type FileSection, sectionOf } from "../test-files.ts";
import { isTable, listsEntry, namesWord, reachedEntries, SEEN_IN } from "./entries.ts";
import { type Cut, importedBy, reachedFrom } from "./module-graph.ts";
import { addressesOf, namesAddress, readableAddresses } from "./pages.ts";
import type { Sources } from "./sources.ts";
import { isForReaders, wholeSections } from "./whole-sections.ts";

const ROUTES = "web/src/routes/";
/** What stands around all pages. */
const SHELL = /^web\/src\/(app\/|[^/]+$)/;
const SOURCE = /\.(tsx?|m?js)$/;
/** Sections whose tests read the checkout itself where they read files. */
const READING_SECTIONS: readonly FileSection[] = ["unit", "tools"];
const READING_MODULES = ["fs", "fs/promises", "child_process"];
const SHOWN_REASONS = 3;

/** Lists of everything, and pages below what stands around them: told apart by name and by address instead. */
const cut: Cut = (from, { to, lazily }) =>
  isTable(from, to) || (lazily && from.startsWith("web/src/app/") && to.startsWith(ROUTES));

/**
 * What a change can reach: sections as a whole, or the test files that import what changed, name a function it is part of, or
 * visit a page that shows it. Where that cannot be told, more is run.
 */
export function chooseChanged(
  sources: Sources,
  changed: readonly string[],
  tests: readonly string[],
): Selection {
  const present = changed.filter((file) => sources.exists(file) || !SOURCE.test(file));
  const selection = new Map<string, Choice>();
  const take = (section: string, why: string) => {
    if (!selection.has(section)) selection.set(section, { files: "all", why });
  };
  if (changed.length > 0) for (const section of ["lint", "requirements"]) take(section, "always");
  if (changed.some((file) => !isForReaders(file))) take("typecheck", "always");
  for (const file of present) {
    const isModule = sources.graph.imports.has(file) || isImported(sources, file);
    for (const section of wholeSections(file, isModule)) take(section, `${file} changed`);
  }

  const reached = reachedFrom(sources.graph, present, cut);
  const entries = reachedEntries(sources, reached);
  const shown = shownBy(
    sources,
    reached,
    [...entries.keys()].map(({ name }) => name),
  );
  const deployed = [...reached].find(([file]) => /^functions\/src\//.test(file) && sectionOf(file) === null);
  if (deployed) take("deploy", `${deployed[1]} is deployed`);
  const drawn = [...reached].find(([file]) => file.startsWith("web/src/") && sectionOf(file) === null);
  if (drawn) take("screens", `${drawn[1]} is shown`);

  const judge = judgeOf(sources, { changed, reached, shown, entries });
  for (const section of FILE_SECTIONS) {
    if (selection.has(section)) continue;
    const reasons = new Map<string, string>();
    for (const test of tests) {
      const why = sectionOf(test) === section ? judge(test, section) : null;
      if (why !== null) reasons.set(test, why);
    }
    if (reasons.size > 0)
      selection.set(section, { files: [...reasons.keys()].sort(), why: counted(reasons) });
  }
  return selection;
}

interface Reach {
  changed: readonly string[];
  /** What imports a change, with the change. */
  reached: ReadonlyMap<string, string>;
  /** The same, and what calls a function that a change is part of. */
  shown: ReadonlyMap<string, string>;
  entries: ReturnType<typeof reachedEntries>;
}

/** Why a test is to run; null where it is not. */
function judgeOf(sources: Sources, { changed, reached, shown, entries }: Reach) {
  const alone = [...entries].find(([{ name, isCallable }]) => !isCallable && SEEN_IN[name] === undefined);
  const shell = [...shown].find(([file]) => SHELL.test(file) && sectionOf(file) === null);
  const pages = pagesOf(sources).flatMap((page) => {
    const from = shown.get(page);
    return from === undefined ? [] : [{ from, addresses: addressesOf(page) }];
  });
  const anywhere = pages.find(({ addresses }) => addresses === null);
  const toRead = changed.find((file) => !isForReaders(file));

  const named = (test: string): string | null => {
    if (alone) return `${alone[0].name} works by itself`;
    const own = [...importedBy(sources.graph, test, "tests/")];
    const text = own.map((file) => sources.text(file)).join("\n");
    const direct = (sources.graph.imports.get(test) ?? []).map(({ to }) => to);
    for (const entry of entries.keys()) {
      const seen = SEEN_IN[entry.name]?.some((helper) => own.includes(helper)) ?? false;
      if (seen || listsEntry(direct, entry) || namesWord(text, entry.name)) return `uses ${entry.name}`;
    }
    return null;
  };
  const visits = (test: string): string | null => {
    if (shell) return `${shell[1]} is part of every page`;
    if (anywhere) return `${anywhere.from} is shown anywhere`;
    const own = [...importedBy(sources.graph, test, "tests/")];
    const text = readableAddresses(own.map((file) => sources.text(file)).join("\n"));
    for (const { from, addresses } of pages) {
      const address = addresses?.find((one) => namesAddress(text, one));
      if (address !== undefined) return `visits ${address}, which shows ${from}`;
    }
    return null;
  };
  return (test: string, section: FileSection): string | null => {
    const from = reached.get(test);
    if (from !== undefined) return from === test ? "changed itself" : `imports ${from}`;
    if (section === "functions" || section === "races") return named(test);
    if (section === "browser") return named(test) ?? visits(test);
    const reads = (sources.graph.imports.get(test) ?? []).some(({ to }) => READING_MODULES.includes(to));
    return reads && toRead !== undefined && READING_SECTIONS.includes(section) ? "reads files" : null;
  };
}

/** What imports a change, or calls one of these functions, or imports what does. */
function shownBy(
  sources: Sources,
  reached: ReadonlyMap<string, string>,
  names: readonly string[],
): Map<string, string> {
  const callers = [...sources.graph.imports.keys()].filter(
    (file) =>
      file.startsWith("web/src/") &&
      sectionOf(file) === null &&
      names.some((name) => sources.text(file).includes(`"${name}"`)),
  );
  const through = reachedFrom(sources.graph, callers, cut);
  return new Map([...through, ...reached]);
}

/** Route files that the application loads by their address. */
function pagesOf(sources: Sources): string[] {
  const pages = [...sources.graph.imports].flatMap(([from, imports]) =>
    imports.filter((one) => cut(from, one) && one.to.startsWith(ROUTES)).map(({ to }) => to),
  );
  return [...new Set(pages)];
}

function isImported(sources: Sources, file: string): boolean {
  return [...sources.graph.imports.values()].some((imports) => imports.some(({ to }) => to === file));
}

/** Reasons with the number of files they hold for, the most frequent first. */
function counted(reasons: ReadonlyMap<string, string>): string {
  const counts = new Map<string, number>();
  for (const why of reasons.values()) counts.set(why, (counts.get(why) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const rest = sorted.slice(SHOWN_REASONS).reduce((total, [, count]) => total + count, 0);
  const shown = sorted.slice(0, SHOWN_REASONS).map(([why, count]) => `${count}: ${why}`);
  return [...shown, ...(rest > 0 ? [`${rest}: other reasons`] : [])].join("; ");
}
