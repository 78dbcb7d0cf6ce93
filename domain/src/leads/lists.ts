import { COLLECTIONS } from "../base/paths.ts";
import { PRIORITIES } from "../base/priority.ts";
import type { ListDeclaration } from "../lists/list.ts";
import { isOpenLead, LEAD_SOURCES, LEAD_STATUSES } from "./lead.ts";

const OPEN_LEAD = LEAD_STATUSES.filter(isOpenLead);

const leadFilters = {
  source: { field: "source", values: LEAD_SOURCES, one: true },
  service: { field: "service_interest", values: [], open: true },
  priority: { field: "priority", values: PRIORITIES, one: true },
} as const;

/** By the beginnings of a name or company, and by any four figures or more of the number. */
const leadSearch = { field: "find", sort: "-added", alone: true } as const;

/** Leads of somebody who calls: the open ones, unless a status is asked for. Bounded by the days of their follow-ups. */
const ownLeadList = {
  by: "telecaller",
  from: COLLECTIONS.leads,
  where: [
    ["assigned_to", "==", "{uid}"],
    ["status", "in", OPEN_LEAD],
  ],
  filters: { status: { field: "status", values: LEAD_STATUSES, one: true }, ...leadFilters },
  sorts: {
    "-added": ["created_at", "desc"],
    added: ["created_at", "asc"],
    // Those without a follow-up come first.
    next: ["next_follow_up", "asc"],
  },
  search: leadSearch,
  period: "next_follow_up",
} as const satisfies ListDeclaration;

/** Open leads that are nobody's. Read apart, so that neither hides the other. */
const freeLeadList = {
  by: "telecaller",
  from: COLLECTIONS.leads,
  where: [
    ["assigned_to", "==", null],
    ["status", "in", OPEN_LEAD],
  ],
  filters: leadFilters,
  sorts: { "-added": ["created_at", "desc"], added: ["created_at", "asc"] },
  search: leadSearch,
} as const satisfies ListDeclaration;

/** Filter value: leads that are with nobody. */
export const NOBODY = "nobody";

/** All leads, for whoever shares them out. */
const leadList = {
  by: "admin",
  from: COLLECTIONS.leads,
  filters: {
    status: { field: "status", values: LEAD_STATUSES, one: true },
    with: { field: "assigned_to", values: [], open: true, none: NOBODY },
    source: { field: "source", values: LEAD_SOURCES, one: true },
  },
  sorts: { "-added": ["created_at", "desc"], added: ["created_at", "asc"] },
  search: leadSearch,
} as const satisfies ListDeclaration;

/** Leads that were given to a CA. */
const crmLeadList = { ...ownLeadList, by: "ca" } as const satisfies ListDeclaration;

/** Leads that a franchise partner brought. */
const partnerLeadList = { ...ownLeadList, by: "franchise" } as const satisfies ListDeclaration;

export const leadLists = {
  leads: leadList,
  ownLeads: ownLeadList,
  freeLeads: freeLeadList,
  crmLeads: crmLeadList,
  partnerLeads: partnerLeadList,
} as const;
