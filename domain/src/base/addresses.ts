import type { Role } from "./roles.ts";

/**
 * Every address of the product, spelled here and nowhere else: router, guards, menus, mails, notifications, hosting's test and
 * the pictures of screens read these tables. `:name` stands for a part that varies.
 */

/** Pages that anybody may open. */
export const PUBLIC_ADDRESSES = {
  home: "/",
  about: "/about",
  contact: "/contact",
  faq: "/faq",
  services: "/services",
  service: "/services/:slug",
  serviceNotFound: "/service-not-found",
  caPartners: "/ca-partners",
  caPartner: "/ca-partners/:id",
  terms: "/terms",
  privacy: "/privacy",
  refunds: "/refunds",
  grievance: "/grievance",
  accessibility: "/accessibility",
  franchise: "/franchise",
  franchiseRegister: "/franchise-register",
  franchiseRegisterBelow: "/franchise/register",
  franchiseTrack: "/franchise/track",
} as const;

/** Where each role signs in; its screens send visitors to the first. */
export const DOORS = {
  client_user: ["/login"],
  admin: ["/admin-portal/login"],
  franchise: ["/staff-portal/franchise-login", "/franchise-login"],
  ca: ["/staff-portal/ca-login"],
  telecaller: ["/staff-portal/telecaller-login"],
  tax_executive: ["/staff-portal/tax-executive-login"],
} as const satisfies Record<Role, readonly [string, ...string[]]>;

const ALL_DOORS: readonly string[] = Object.values(DOORS).flat();

/** Signing up, and what leads back into an account. */
export const ACCOUNT_ADDRESSES = {
  register: "/register",
  otpVerification: "/otp-verification",
  verifyEmail: "/verify-email",
  passwordReset: "/password-reset",
  setNewPassword: "/set-new-password",
  authCallback: "/auth-callback",
  endReminders: "/end-reminders",
  endMailings: "/end-mailings",
} as const;

interface Workspace {
  /** Whom it admits. */
  role: Role;
  /** All that lies below is its own, but for public addresses. */
  prefix: string;
  pages: Readonly<Record<string, string>> & { readonly dashboard: string; readonly profile: string };
}

/** What one role works in, each under the role's name; a CA has the CRM as well. */
export const WORKSPACES = {
  client_user: {
    role: "client_user",
    prefix: "/user",
    pages: {
      dashboard: "/user/dashboard",
      orders: "/user/orders",
      order: "/user/order/:orderId",
      documents: "/user/documents",
      documentViewer: "/user/documents/viewer",
      consultations: "/user/consultations",
      calendar: "/user/calendar",
      payments: "/user/payments",
      notifications: "/user/notifications",
      help: "/user/help",
      profile: "/user/profile",
      privacy: "/user/privacy",
    },
  },
  admin: {
    role: "admin",
    prefix: "/admin",
    pages: {
      dashboard: "/admin/dashboard",
      orders: "/admin/orders",
      orderPeople: "/admin/orders/people",
      order: "/admin/orders/:orderId",
      complaints: "/admin/complaints",
      clients: "/admin/clients",
      client: "/admin/clients/:uid",
      seeAs: "/admin/see-as/:uid",
      mails: "/admin/mails",
      communications: "/admin/communications",
      mailings: "/admin/communications/mailings",
      mailing: "/admin/communications/mailings/:mailingId",
      mailTemplates: "/admin/communications/templates",
      mailTemplate: "/admin/communications/templates/:template",
      payments: "/admin/payments",
      allPayments: "/admin/payments/all",
      payment: "/admin/payments/:paymentId",
      leads: "/admin/leads",
      leadImport: "/admin/leads/import",
      lead: "/admin/leads/:leadId",
      telecalling: "/admin/telecalling",
      staff: "/admin/staff",
      staffMember: "/admin/staff/:uid",
      franchises: "/admin/franchises",
      franchisePartners: "/admin/franchises/partners",
      districts: "/admin/franchises/districts",
      franchiseApplication: "/admin/franchises/applications/:applicationId",
      franchise: "/admin/franchises/:franchiseId",
      franchiseEdit: "/admin/franchises/:franchiseId/edit",
      commission: "/admin/commission",
      commissionStatements: "/admin/commission/statements",
      commissionStatement: "/admin/commission/statements/:statementId",
      commissionPayouts: "/admin/commission/payouts",
      commissionRules: "/admin/commission/rules",
      books: "/admin/books",
      bookSettlements: "/admin/books/settlements",
      coupons: "/admin/coupons",
      couponUses: "/admin/coupons/uses",
      fees: "/admin/fees",
      feesToPay: "/admin/fees/pay",
      feesAgreed: "/admin/fees/agreed",
      services: "/admin/services",
      serviceEditor: "/admin/services/:serviceId",
      steps: "/admin/steps",
      stepPlan: "/admin/steps/:serviceId",
      audit: "/admin/audit",
      support: "/admin/support",
      supportAnswers: "/admin/support/answers",
      ticket: "/admin/support/:ticketId",
      privacy: "/admin/privacy",
      incidents: "/admin/incidents",
      settings: "/admin/settings",
      calendar: "/admin/calendar",
      profile: "/admin/profile",
    },
  },
  franchise: {
    role: "franchise",
    prefix: "/franchise",
    pages: {
      dashboard: "/franchise/dashboard",
      leads: "/franchise/leads",
      commissions: "/franchise/commissions",
      statement: "/franchise/commissions/:month",
      share: "/franchise/share",
      territory: "/franchise/territory",
      hierarchy: "/franchise/hierarchy",
      prepare: "/franchise/prepare",
      profile: "/franchise/profile",
    },
  },
  ca: {
    role: "ca",
    prefix: "/ca",
    pages: {
      dashboard: "/ca/dashboard",
      orders: "/ca/orders",
      order: "/ca/orders/:orderId",
      clients: "/ca/clients",
      consultations: "/ca/consultations",
      documents: "/ca/documents",
      commissions: "/ca/commissions",
      earnings: "/ca/earnings",
      profile: "/ca/profile",
    },
  },
  crm: {
    role: "ca",
    prefix: "/crm",
    pages: {
      dashboard: "/crm/dashboard",
      leads: "/crm/leads",
      lead: "/crm/leads/:leadId",
      calls: "/crm/calls",
      activities: "/crm/activities",
      documents: "/crm/documents",
      messages: "/crm/messages",
      settings: "/crm/settings",
      profile: "/crm/profile",
    },
  },
  telecaller: {
    role: "telecaller",
    prefix: "/telecaller",
    pages: {
      dashboard: "/telecaller/dashboard",
      leads: "/telecaller/leads",
      lead: "/telecaller/leads/:leadId",
      calls: "/telecaller/calls",
      reports: "/telecaller/reports",
      profile: "/telecaller/profile",
    },
  },
  tax_executive: {
    role: "tax_executive",
    prefix: "/tax-executive",
    pages: {
      dashboard: "/tax-executive/dashboard",
      processing: "/tax-executive/processing",
      order: "/tax-executive/processing/:orderId",
      documents: "/tax-executive/documents",
      compliance: "/tax-executive/compliance",
      newReturn: "/tax-executive/new-return",
      profile: "/tax-executive/profile",
    },
  },
} as const satisfies Record<Role | "crm", Workspace>;

/** Below it a function answers: a client's calendar for other programs, and the end of its mails. */
export const CALENDAR_FEED = "/calendar-feed";

/** Below it a function answers to the press on a mail program's own 'unsubscribe'. */
export const MAILING_END = "/mailing-end";

export type WorkspaceName = keyof typeof WORKSPACES;

/** Where orders are worked on, and shared out. */
export type OrderWorkspace = "tax_executive" | "ca" | "admin";

/** Where leads are worked on. */
export type LeadWorkspace = "telecaller" | "crm";

/** `?show=` of a service's page. */
export const DOCUMENTS_FIRST = "documents";

/** The part of an administrator's order where its complaints are. */
export const COMPLAINTS_PART = "complaints";

/** `?view=` of a client's order. */
export type OrderPart = "messages" | "draft" | "documents";

/** Addresses as links carry them. */
export const PATHS = {
  ...PUBLIC_ADDRESSES,
  ...ACCOUNT_ADDRESSES,
  login: DOORS.client_user[0],
  user: WORKSPACES.client_user.pages,
  service: (slug: string) => filled(PUBLIC_ADDRESSES.service, slug),
  /** Its plans, open at the documents that they need. */
  serviceDocuments: (slug: string) => `${PATHS.service(slug)}?show=${DOCUMENTS_FIRST}#plans`,
  /** The payment step of a checkout that was begun. */
  payment: (slug: string, plan: string, checkout: string): string =>
    `${PATHS.service(slug)}?${new URLSearchParams({ plan, step: "payment", checkout })}`,
  /** The same, not waiting for the bank that a payment was begun with. */
  paymentAnotherWay: (slug: string, plan: string, checkout: string): string =>
    `${PATHS.payment(slug, plan, checkout)}&way=another`,
  caPartner: (id: string) => filled(PUBLIC_ADDRESSES.caPartner, id),
  /** The tracker, showing an application. */
  trackedApplication: (id: string) => `${PUBLIC_ADDRESSES.franchiseTrack}?${new URLSearchParams({ id })}`,
  documentViewer: (id: string) =>
    `${WORKSPACES.client_user.pages.documentViewer}?${new URLSearchParams({ document: id })}`,
  /** A lead's page in a telecaller's workspace, or in a CA's. */
  lead: (workspace: LeadWorkspace, id: string) => filled(WORKSPACES[workspace].pages.lead, id),
  /** For administrators: a client with all that they have with us. */
  client: (uid: string) => filled(WORKSPACES.admin.pages.client, uid),
  /** For administrators: a lead, whoever has it. */
  anyLead: (id: string) => filled(WORKSPACES.admin.pages.lead, id),
  /** For administrators: the tab in which they see somebody's workspace. */
  seeAs: (uid: string) => filled(WORKSPACES.admin.pages.seeAs, uid),
  /** For administrators: a member of staff with what they hold. */
  staffMember: (uid: string) => filled(WORKSPACES.admin.pages.staffMember, uid),
  /** For administrators: an application, and what came of it. */
  application: (id: string) => filled(WORKSPACES.admin.pages.franchiseApplication, id),
  franchisePartner: (id: string) => filled(WORKSPACES.admin.pages.franchise, id),
  franchiseEdit: (id: string) => filled(WORKSPACES.admin.pages.franchiseEdit, id),
  statement: (id: string) => filled(WORKSPACES.admin.pages.commissionStatement, id),
  /** A partner's own, of a month such as `2026-11`. */
  ownStatement: (month: string) => filled(WORKSPACES.franchise.pages.statement, month),
  /** An order, for whoever works on it and for administrators. */
  workOrder: (workspace: OrderWorkspace, id: string) => filled(WORKSPACES[workspace].pages.order, id),
  /** For administrators: an order at what its client complains of. */
  complaintOf: (orderId: string): string => `${PATHS.workOrder("admin", orderId)}#${COMPLAINTS_PART}`,
  /** For administrators: one payment with all that belongs to it. */
  adminPayment: (id: string) => filled(WORKSPACES.admin.pages.payment, id),
  /** For administrators: who used a coupon for what. */
  couponUses: (code: string): string =>
    `${WORKSPACES.admin.pages.couponUses}?${new URLSearchParams({ code })}`,
  /** For administrators: what a service says and costs. */
  serviceEditor: (serviceId: string) => filled(WORKSPACES.admin.pages.serviceEditor, serviceId),
  /** For administrators: a mail to many, or with `new` for its id the beginning of one. */
  mailing: (id: string) => filled(WORKSPACES.admin.pages.mailing, id),
  mailTemplate: (template: string) => filled(WORKSPACES.admin.pages.mailTemplate, template),
  /** For administrators: the way of a service from paid to filed. */
  stepPlan: (serviceId: string) => filled(WORKSPACES.admin.pages.stepPlan, serviceId),
  /** For administrators: a question to us. */
  supportTicket: (id: string) => filled(WORKSPACES.admin.pages.ticket, id),
  /** The same for the client whose it is. */
  ticket: (id: string): string =>
    `${WORKSPACES.client_user.pages.help}?${new URLSearchParams({ ticket: id })}`,
  userOrder: (id: string) => filled(WORKSPACES.client_user.pages.order, id),
  /** An order of a client's, open at one part of it. */
  userOrderPart: (id: string, part: OrderPart): string =>
    `${PATHS.userOrder(id)}?${new URLSearchParams({ view: part })}`,
  /** The same, with the sheet open in which a document is sent. */
  userOrderDocument: (id: string, slot: string): string =>
    `${PATHS.userOrder(id)}?${new URLSearchParams({ document: slot })}`,
};

function filled(pattern: string, part: string): string {
  return pattern.replace(/:\w+/, () => encodeURIComponent(part));
}

/** Where a role lands after sign-in. */
export function dashboardOf(role: Role): string {
  return WORKSPACES[role].pages.dashboard;
}

/** Where somebody of a role finds an order; roles that work on none find their dashboard. */
export function orderOf(role: Role, id: string): string {
  if (role === "client_user") return PATHS.userOrder(id);
  return role === "admin" || role === "ca" || role === "tax_executive"
    ? PATHS.workOrder(role, id)
    : dashboardOf(role);
}

/** The own account page of a role; of somebody whose role is not known yet, a client's, which sends others on to theirs. */
export function profileOf(role: Role | null): string {
  return WORKSPACES[role ?? "client_user"].pages.profile;
}

/** Where a visitor without a session is sent by this role's screens. */
export function loginOf(role: Role): string {
  return DOORS[role][0];
}

/** Whether an address is this one or lies below it. */
export function isBelow(address: string, prefix: string): boolean {
  return `${address}/`.startsWith(`${prefix}/`);
}

/** Patterns of the staff's doors and workspaces. */
export function staffPatterns(): string[] {
  const { client_user, ...staff } = WORKSPACES;
  const own: readonly string[] = DOORS.client_user;
  return patternsOf(
    ALL_DOORS.filter((door) => !own.includes(door)),
    Object.values(staff),
  );
}

/**
 * Patterns of everything that is not public. Hosting serves them from one file of each language, `app.html`; a test holds
 * `firebase.json` against this list.
 */
export function accountPatterns(): string[] {
  const alone = [...ALL_DOORS, ...Object.values(ACCOUNT_ADDRESSES)];
  const folders = alone.map((address) => address.replace(/^(\/[^/]+)\/.+/, "$1/*"));
  return patternsOf(folders, Object.values(WORKSPACES));
}

function patternsOf(doors: readonly string[], workspaces: readonly Workspace[]): string[] {
  return [...new Set([...doors, ...workspaces.map(({ prefix }) => `${prefix}/*`)])];
}
