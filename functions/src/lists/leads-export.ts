import { type ListExport, textColumn, timeColumn, wordColumn } from "./columns.ts";

export const leadsExport: ListExport = {
  fileName: "leads",
  columns: [
    textColumn("Name", "name"),
    { ...textColumn("Phone", "phone_e164"), kind: "phone" },
    textColumn("Email", "email"),
    textColumn("Company", "company"),
    textColumn("City", "location"),
    textColumn("Service", "service_interest"),
    wordColumn("Status", "status"),
    textColumn("With", "assigned_name"),
    textColumn("Source", "source"),
    { heading: "Do not call", kind: "text", value: ({ data }) => (data.do_not_call === true ? "yes" : "") },
    timeColumn("Follow-up", "next_follow_up"),
    timeColumn("Added", "created_at"),
    textColumn("Notes", "notes"),
  ],
};

const OF_PARTNERS: readonly string[] = [
  "Name",
  "Phone",
  "Email",
  "Company",
  "City",
  "Service",
  "Status",
  "Added",
];

/** People whom a partner brought, as that partner sees them: not what our telecallers note. */
export const partnerLeadsExport: ListExport = {
  ...leadsExport,
  columns: leadsExport.columns.filter(({ heading }) => OF_PARTNERS.includes(heading)),
};
