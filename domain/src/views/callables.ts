import type { Role } from "../base/roles.ts";
import { beginViewInput, endViewInput } from "./view.ts";

export const viewInputs = { beginView: beginViewInput, endView: endViewInput } as const;

export interface ViewOutputs {
  /** `until`: epoch ms. */
  beginView: { role: Role; name: string; until: number };
  endView: Record<string, never>;
}
