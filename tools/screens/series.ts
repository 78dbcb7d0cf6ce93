import type { Stage } from "./stage.ts";

/** An account that has bought nothing yet; the demo data has none. */
export const NEWCOMER = "newcomer@niyamdesk.example";

/** Whose eyes: nobody's, or an account's. */
export type Viewer =
  | "visitor"
  | typeof NEWCOMER
  | `${"client" | "business" | "admin" | "executive" | "ca" | "telecaller" | "franchise" | "franchise-staff"}@niyamdesk.example`;

/** Pictures that are taken one after the other on one page. */
export interface Series {
  name: string;
  viewer: Viewer;
  /** Of one that shows a single page: where that is. */
  address?: string;
  play(stage: Stage): Promise<void>;
}

/** One page as it is when opened, recognised by a text on it. */
export function pageSeries(name: string, viewer: Viewer, address: string, sign: string | RegExp): Series {
  return {
    name,
    viewer,
    address,
    async play(stage) {
      await stage.go(address);
      await stage.see(sign);
      await stage.shoot(name);
    },
  };
}
