import { spawnSync } from "node:child_process";
import { Problem } from "../../stack/problem.ts";

const BASES = ["origin/main", "main"];

interface Changes {
  /** What the files are compared with, as a person says it. */
  since: string;
  /** Paths from the root: committed since then, changed, added or deleted in the working tree. */
  files: string[];
}

/**
 * @param since a revision; without one, the main branch, from which this work set out
 * @throws Problem where there is no such revision
 */
export function changesSince(root: string, since: string | undefined): Changes {
  const git = (...args: string[]): string | null => {
    const { status, stdout } = spawnSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
    return status === 0 ? stdout : null;
  };
  const names = since === undefined ? BASES : [since];
  for (const name of names) {
    const base = git("merge-base", "HEAD", name)?.trim();
    if (base === undefined) continue;
    // A file that moved has changed in both places.
    const tracked = git("diff", "--name-only", "--no-renames", "-z", base) ?? "";
    const untracked = git("ls-files", "--others", "--exclude-standard", "-z") ?? "";
    const files = [...tracked.split("\0"), ...untracked.split("\0")].filter((file) => file !== "");
    return { since: `${name} (${base.slice(0, 9)})`, files: [...new Set(files)].sort() };
  }
  throw new Problem(`git knows no ${names.join(" and no ")} to compare with: name a revision with --since.`);
}
