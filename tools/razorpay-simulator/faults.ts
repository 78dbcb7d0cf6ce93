/** A fault made on purpose: the next `times` calls that match fail, answer late, or lose their answer. */
export interface Fault {
  /** `POST /v1/orders`, with `*` for any text: `GET /v1/payments/*`. */
  match: string;
  /** An HTTP status; or never answer, cut the connection, answer a proxy's HTML page. Absent: only slow. */
  status?: number | "timeout" | "reset" | "html";
  /** Body for a numeric status. */
  body?: unknown;
  times: number;
  delayMs: number;
  /** The call is carried out and only its answer is lost: the caller cannot know the outcome. */
  perform: boolean;
}

/** The made-up faults still to come. */
export class Faults {
  #waiting: Fault[] = [];

  add(fault: Fault): void {
    this.#waiting.push(fault);
  }

  clear(): void {
    this.#waiting = [];
  }

  list(): readonly Fault[] {
    return this.#waiting;
  }

  /** The fault for this call, used up by one; the oldest first. */
  take(method: string, path: string): Fault | null {
    const fault = this.#waiting.find((candidate) => matches(candidate.match, `${method} ${path}`));
    if (!fault) return null;
    fault.times -= 1;
    this.#waiting = this.#waiting.filter((candidate) => candidate.times > 0);
    return fault;
  }
}

function matches(pattern: string, call: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(call);
}
