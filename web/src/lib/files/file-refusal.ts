/** Why a file is not sent; `facts` is what the words need. */
export type FileProblem =
  | { code: "unreadable" }
  | { code: "empty" }
  | { code: "too_large"; megabytes: number }
  | { code: "wrong_kind"; kind: "office" | "picture" | "web_page" | "other" }
  /** Neither a table nor what else is taken there. */
  | { code: "no_table" }
  | { code: "macros" }
  | { code: "locked_table" }
  /** A PDF is the only kind that is taken there. */
  | { code: "not_pdf" }
  | { code: "heic" }
  | { code: "locked" }
  | { code: "damaged" }
  | { code: "too_many_pixels"; width: number; height: number };

export class FileRefusal extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem.code);
    this.name = "FileRefusal";
    this.problem = problem;
  }
}
