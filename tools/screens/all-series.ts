import { accountPages } from "./series/account.ts";
import { buying } from "./series/buying.ts";
import { clientPages } from "./series/client-pages.ts";
import { directory } from "./series/directory.ts";
import { kit } from "./series/kit.ts";
import { publicPages } from "./series/public-pages.ts";
import { troubles } from "./series/troubles.ts";
import { workspaces } from "./series/workspaces.ts";
import type { Series } from "./series.ts";

/** Everything that is photographed, in the order of the contact sheet. */
export const ALL_SERIES: readonly Series[] = [
  ...publicPages,
  ...directory,
  ...accountPages,
  ...buying,
  ...clientPages,
  ...workspaces,
  ...troubles,
  ...kit,
];
