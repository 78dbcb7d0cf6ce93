import { PRODUCT } from "@niyamdesk/domain/product";
import { ROLE_FACTS, type Role } from "@niyamdesk/domain/roles";

const roles = Object.fromEntries(Object.entries(ROLE_FACTS).map(([role, { label }]) => [role, label]));

/** The frame around the pages: header, menus, bars, footer. */
export const site = {
  skip: "Skip to content",
  homeLabel: `${PRODUCT}, home`,
  supportLabel: "Support",
  mainLabel: "Main",
  accountLabel: "Account",
  menuLabel: "Menu",
  shortcutsLabel: "Shortcuts",
  wholeList: "The whole list, with every price.",
  about: "About",
  caPartners: "CA directory",
  franchise: "Franchise",
  faq: "FAQ",
  login: "Login",
  register: "Register",
  profile: "Profile",
  myAccount: "My account",
  dashboard: "Dashboard",
  myOrders: "My Orders",
  myConsultations: "My Consultations",
  paymentHistory: "Payment History",
  myProfile: "My Profile",
  logOut: "Log out",
  loggedOut: "Logged out successfully",
  logOutFailed: "Failed to logout. Please try again.",
  roles: roles as Record<Role, string>,
  offline:
    "Network connection warning: You appear to be offline. Limited functionality is available until your connection is restored.",
  whoWeAre: `${PRODUCT} prepares documents and files them for you. It is not a law firm or a firm of chartered accountants, and it is not affiliated to the Government.`,
  company: "Company",
  questions: "Questions and answers",
  writeToUs: "Write to us",
  businessLogins: "Business logins",
  franchiseLogin: "Franchise login",
  adminLogin: "Admin login",
  caLogin: "CA login",
  telecallerLogin: "Telecaller login",
  taxExecutiveLogin: "Tax executive login",
  legalLabel: "Legal",
  terms: "Terms",
  privacy: "Privacy",
  refunds: "Refunds",
};
