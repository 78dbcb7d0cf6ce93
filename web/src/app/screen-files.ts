import type { WORKSPACES, WorkspaceName } from "@niyamdesk/domain/base/addresses";
import type { ComponentType } from "react";
import { type LazyPage, lazyPage } from "../lib/loading/lazy-page.ts";

export type Load = () => Promise<{ default: ComponentType }>;

/** What stands at each address of a workspace: one that has no screen is an error of types. */
export type FilesOf<Name extends WorkspaceName> = Record<keyof (typeof WORKSPACES)[Name]["pages"], Load>;

/** Once for each table, not while something is drawn: a page is the same as long as it is shown. */
export function screensOf<Page extends string>(files: Record<Page, Load>): Record<Page, LazyPage> {
  const screens = Object.entries<Load>(files).map(([page, load]) => [page, lazyPage(load)]);
  return Object.fromEntries(screens) as Record<Page, LazyPage>;
}
