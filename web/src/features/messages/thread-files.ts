/** A document of the order that can go with a message. */
export interface Attachable {
  id: string;
  name: string;
}

/** New files go into the vault first: a loose one would be looked for by nobody. */
export interface ThreadFiles {
  send(file: File): void;
  /** On their way, being checked, or refused. */
  pending: readonly {
    key: string;
    name: string;
    state: "sending" | "checking" | "refused";
    why: string | null;
  }[];
  dismiss(key: string): void;
  /** Those that were sent here and checked: they attach themselves. */
  arrived: readonly Attachable[];
}
