import type { LucideIcon } from "lucide-react";

/** How the menu of a workspace names a page: the default export of the page's `.link.ts`. */
export interface PageLink {
  label: string;
  icon: LucideIcon;
}
