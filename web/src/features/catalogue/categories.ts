import type { ServiceCategory } from "@niyamdesk/domain/service";
import { PATHS } from "../../lib/paths.ts";
import type { IconName } from "../../ui/icon.tsx";

export interface CategoryView {
  /** The `category` of the address; Accounting shows records of category `compliance`. */
  query: "all" | "tax" | "business" | "legal" | "accounting" | "tendering";
  category: ServiceCategory | null;
  label: string;
  title: string;
  /** What a person would come for. */
  lead: string;
  icon: IconName;
}

/** The views of the list, in the order of its tabs. */
export const CATEGORY_VIEWS: readonly CategoryView[] = [
  {
    query: "all",
    category: null,
    label: "All Services",
    title: "Services and prices",
    lead: "Every fee is shown before GST of 18%. Government fees, where there are any, are shown apart and charged at actuals.",
    icon: "layout-grid",
  },
  {
    query: "tax",
    category: "tax",
    label: "Tax",
    title: "Tax services",
    lead: "Income tax returns, GST registration and returns, notices and planning.",
    icon: "receipt-indian-rupee",
  },
  {
    query: "business",
    category: "business",
    label: "Business",
    title: "Business registration",
    lead: "Company, LLP, partnership or proprietorship, and the licences to start trading.",
    icon: "building-2",
  },
  {
    query: "legal",
    category: "legal",
    label: "Legal",
    title: "Legal paperwork",
    lead: "Trademarks, agreements, notices and consumer complaints.",
    icon: "scale",
  },
  {
    query: "accounting",
    category: "compliance",
    label: "Accounting",
    title: "Accounting and compliance",
    lead: "Books kept month by month, and TDS statements filed quarter by quarter.",
    icon: "notebook-pen",
  },
  {
    query: "tendering",
    category: "tendering",
    label: "E-Tendering",
    title: "E-Tendering",
    lead: "A digital signature and portal registration, ready to bid.",
    icon: "key-round",
  },
];

export function categoryPath(view: CategoryView): string {
  return view.query === "all" ? PATHS.services : `${PATHS.services}?category=${view.query}`;
}
