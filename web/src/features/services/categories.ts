import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { ServiceCategory } from "@niyamdesk/domain/services/service";
import { catalogue } from "#messages/catalogue.ts";
import type { IconName } from "../../ui/icon.tsx";

export interface CategoryView {
  /** The `category` of the address; Accounting shows records of category `compliance`. */
  query: keyof typeof catalogue.categories;
  category: ServiceCategory | null;
  label: string;
  title: string;
  /** What a person would come for. */
  lead: string;
  /** For search engines. */
  description: string;
  icon: IconName;
}

const views: readonly Pick<CategoryView, "query" | "category" | "icon">[] = [
  { query: "all", category: null, icon: "layout-grid" },
  { query: "tax", category: "tax", icon: "receipt-indian-rupee" },
  { query: "business", category: "business", icon: "building-2" },
  { query: "legal", category: "legal", icon: "scale" },
  { query: "accounting", category: "compliance", icon: "notebook-pen" },
  { query: "tendering", category: "tendering", icon: "key-round" },
];

/** The views of the list, in the order of its tabs. */
export const CATEGORY_VIEWS: readonly CategoryView[] = views.map((view) => ({
  ...view,
  ...catalogue.categories[view.query],
}));

export function categoryPath(view: CategoryView): string {
  return view.query === "all" ? PATHS.services : `${PATHS.services}?category=${view.query}`;
}
