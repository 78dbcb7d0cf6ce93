import { ROLE_FACTS, type Role } from "@niyamdesk/domain/base/roles";
import { OTHER, PREFIX } from "#messages/language.ts";

/** `?show=` of a service's page. */
export const DOCUMENTS_FIRST = "documents";

/** Addresses of the site; the only place that spells them. */
export const PATHS = {
  home: "/",
  about: "/about",
  contact: "/contact",
  faq: "/faq",
  services: "/services",
  service: (slug: string) => `/services/${encodeURIComponent(slug)}`,
  /** Its plans, open at the documents that they need. */
  serviceDocuments: (slug: string) => `/services/${encodeURIComponent(slug)}?show=${DOCUMENTS_FIRST}#plans`,
  /** The payment step of a checkout that was begun. */
  payment: (slug: string, plan: string, checkout: string) =>
    `/services/${encodeURIComponent(slug)}?${new URLSearchParams({ plan, step: "payment", checkout })}`,
  /** The same, not waiting for the bank that a payment was begun with. */
  paymentAnotherWay: (slug: string, plan: string, checkout: string) =>
    `${PATHS.payment(slug, plan, checkout)}&way=another`,
  serviceNotFound: "/service-not-found",
  caPartners: "/ca-partners",
  caPartner: (id: string) => `/ca-partners/${encodeURIComponent(id)}`,
  terms: "/terms",
  privacy: "/privacy",
  refunds: "/refunds",
  franchise: "/franchise",
  franchiseLogin: "/franchise-login",
  login: "/login",
  register: "/register",
  otpVerification: "/otp-verification",
  verifyEmail: "/verify-email",
  passwordReset: "/password-reset",
  setNewPassword: "/set-new-password",
  authCallback: "/auth-callback",
  crmDashboard: "/crm/dashboard",
  userDashboard: "/user/dashboard",
  userOrders: "/user/orders",
  userOrder: (id: string) => `/user/order/${encodeURIComponent(id)}`,
  userPayments: "/user/payments",
  userConsultations: "/user/consultations",
  userProfile: "/user/profile",
  userArea: "/user",
  adminStaff: "/admin/staff",
  /** Public, though below the address of a portal. */
  franchiseRegister: "/franchise/register",
  franchiseTrack: "/franchise/track",
} as const;

/** An address with the page of this language to return to after sign-in; `returnTo` is the router's, without the prefix. */
export function withReturn(path: string, returnTo: string): string {
  const separator = path.includes("?") ? "&" : "?";
  return `${path}${separator}next=${encodeURIComponent(`${PREFIX}${returnTo}`)}`;
}

const OWN_ORIGIN = "https://own.invalid";

/**
 * No page of ours has an empty part in its path, nor a slash, a backslash or a control character behind a percent sign: at
 * best there is nothing, and to whoever reads the address again it may be another site (`/.//host`).
 */
const ODD_PATH = /[/\\]{2}|%(?:2f|5c|7f|[01][0-9a-f])/i;

/** The remembered page, when it is a path of this site; anything else (another host, a scheme) is ignored. */
export function returnPath(next: string | null): string | null {
  if (!next?.startsWith("/")) return null;
  try {
    const url = new URL(next, OWN_ORIGIN);
    const path = `${url.pathname}${url.search}${url.hash}`;
    return url.origin === OWN_ORIGIN && !ODD_PATH.test(url.pathname) ? path : null;
  } catch {
    return null;
  }
}

/** Whether a path of this site stands in its other language: that is another build, which only a full load reaches. */
export function isInOtherLanguage(path: string): boolean {
  const { pathname } = new URL(path, OWN_ORIGIN);
  return OTHER.prefix !== "" && `${pathname}/`.startsWith(`${OTHER.prefix}/`);
}

/** Where a role lands after sign-in. */
export function dashboardOf(role: Role): string {
  return ROLE_FACTS[role].dashboard;
}

/** The own profile of a role; of somebody whose role is not known yet, a client's. */
export function profileOf(role: Role | null): string {
  return role === null ? PATHS.userProfile : dashboardOf(role).replace(/dashboard$/, "profile");
}
