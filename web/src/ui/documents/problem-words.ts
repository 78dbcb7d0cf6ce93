import { documents as words } from "#messages/documents.ts";
import type { FileProblem } from "../../lib/files/file-refusal.ts";

/** What is wrong with a file that was picked, and what to do about it. */
export function problemWords(problem: FileProblem): string {
  switch (problem.code) {
    case "too_large":
      return words.problems.tooLarge(problem.megabytes);
    case "wrong_kind":
      return words.problems[problem.kind];
    case "too_many_pixels":
      return words.problems.pixels(grouped(problem.width), grouped(problem.height));
    default:
      return words.problems[problem.code];
  }
}

function grouped(pixels: number): string {
  return pixels.toLocaleString("en-IN");
}
