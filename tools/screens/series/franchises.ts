import { pageSeries, type Series, type Viewer } from "../series.ts";

const ADMIN: Viewer = "admin@niyamdesk.example";
const PARTNER: Viewer = "franchise@niyamdesk.example";
const MEMBER: Viewer = "franchise-staff@niyamdesk.example";

const PAGES: readonly [name: string, viewer: Viewer, address: string, sign: string | RegExp][] = [
  ["admin-franchises", ADMIN, "/admin/franchises", "Sanjay Patil"],
  ["admin-franchise-partners", ADMIN, "/admin/franchises/partners", "Lakshmi Menon"],
  ["admin-districts", ADMIN, "/admin/franchises/districts?state=KA", "Bengaluru Urban"],
  ["admin-pin-states", ADMIN, "/admin/franchises/districts?state=UK&show=pins", "Uttar Pradesh"],
  [
    "admin-franchise-application",
    ADMIN,
    "/admin/franchises/applications/APP-1795400000000-K7M2QA",
    "Decision",
  ],
  ["admin-franchise", ADMIN, "/admin/franchises/fr-ka-blr", "Closed months"],
  ["admin-franchise-edit", ADMIN, "/admin/franchises/fr-ka-blr/edit", "Hand the territory over"],
  ["admin-commission", ADMIN, "/admin/commission", "Trademark Registration"],
  ["admin-commission-statements", ADMIN, "/admin/commission/statements", "Lakshmi Menon"],
  ["admin-commission-payouts", ADMIN, "/admin/commission/payouts", "Waiting to be paid"],
  ["admin-commission-rules", ADMIN, "/admin/commission/rules", "What counts today"],
  ["franchise", PARTNER, "/franchise/dashboard", "Latest orders"],
  ["franchise-hindi", PARTNER, "/hi/franchise/dashboard", "नए ऑर्डर"],
  ["franchise-leads", PARTNER, "/franchise/leads", "Anil Kamath"],
  ["franchise-commissions", PARTNER, "/franchise/commissions", "Monthly statements"],
  ["franchise-share", PARTNER, "/franchise/share", "Messages to send"],
  ["franchise-territory", PARTNER, "/franchise/territory", "Bengaluru Urban"],
  ["franchise-hierarchy", PARTNER, "/franchise/hierarchy", "Fatima Beg"],
  ["franchise-prepare", PARTNER, "/franchise/prepare", "Your client's first name"],
  ["franchise-account", PARTNER, "/franchise/profile", "Bank account"],
  ["franchise-member", MEMBER, "/franchise/dashboard", "You work for Lakshmi Menon"],
  ["franchise-member-hindi", MEMBER, "/hi/franchise/dashboard", "Lakshmi Menon"],
  ["franchise-member-leads", MEMBER, "/franchise/leads", "Anil Kamath"],
];

/** A closed month of the partner, and of the same one for administrators: whichever is the newest. */
const statements: Series = {
  name: "franchise-statement",
  viewer: PARTNER,
  address: "/franchise/commissions/2026-10",
  async play(stage) {
    await stage.go("/franchise/commissions");
    await stage.see("Monthly statements");
    await stage.page.getByRole("list", { name: "Monthly statements" }).getByRole("link").first().click();
    await stage.see("To your account");
    await stage.shoot("franchise-statement");
  },
};

const statementOfAdmin: Series = {
  name: "admin-commission-statement",
  viewer: ADMIN,
  address: "/admin/commission/statements/fr-ka-blr_2026-10",
  async play(stage) {
    await stage.go("/admin/franchises/fr-ka-blr");
    await stage.see("Closed months");
    await stage.page.getByRole("list", { name: "Closed months" }).getByRole("link").first().click();
    await stage.see("To the partner's account");
    await stage.shoot("admin-commission-statement");
  },
};

/** What a partner's link led to, as numbers, and who works for them: an invitation, and taking it away. */
const funnel: Series = {
  name: "franchise-funnel",
  viewer: PARTNER,
  async play(stage) {
    await stage.go("/franchise/dashboard");
    const panel = stage.page.getByRole("region", { name: "From lead to order" });
    await panel.scrollIntoViewIfNeeded();
    await panel.getByRole("button", { name: "Show as a table" }).click();
    await stage.shoot("franchise-funnel-table");
  },
};

const team: Series = {
  name: "franchise-team",
  viewer: PARTNER,
  async play(stage) {
    await stage.go("/franchise/profile");
    await stage.see("Asha Rao");
    await stage.page.getByRole("button", { name: "Invite someone" }).click();
    await stage.see("Send invitation");
    await stage.shoot("franchise-team-invite");
    await stage.page.keyboard.press("Escape");
    await stage.page.getByRole("button", { name: "Remove Asha Rao" }).click();
    await stage.see("You can invite them again.");
    await stage.shoot("franchise-team-remove");
  },
};

export default [
  ...PAGES.map((page) => pageSeries(...page)),
  statements,
  statementOfAdmin,
  funnel,
  team,
] satisfies readonly Series[];
