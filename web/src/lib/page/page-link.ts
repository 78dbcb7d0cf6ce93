import type { LucideIcon } from "lucide-react";

/** Headings of a menu that is too long without, in their order. */
export const MENU_GROUPS = ["work", "money", "people", "firm"] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** How the menu of a workspace names a page: the default export of the page's `.link.ts`. */
export interface PageLink {
  label: string;
  icon: LucideIcon;
  /** Below which heading it stands in a menu that has headings; absent: as `portals.ts` says. */
  group?: MenuGroup;
  /** The partner's own: whoever works for them has no such page. */
  partnerOnly?: boolean;
}
