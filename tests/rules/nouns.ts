import path from "node:path";
import { modulesIn } from "../../tools/modules-in.ts";
import type { Sample } from "./sample.ts";

/** What a noun adds to the matrix: its rows, as `OWN` and `OTHER` have them, each with its heading, and their samples. */
export interface NounRules {
  own?: string;
  other: string;
  samples: Readonly<Record<string, Sample>>;
}

/** By noun, a file each. */
export const NOUN_RULES = [...(await modulesIn<NounRules>(path.join(import.meta.dirname, "nouns"))).values()];
