import { SECOND_STEP_RULES, type SecondStepRule } from "@niyamdesk/domain/sessions/second-step";
import { defineSecret, defineString } from "firebase-functions/params";

/** Public key id, `rzp_test_…` or `rzp_live_…`. */
export const RAZORPAY_KEY_ID = defineSecret("RAZORPAY_KEY_ID");
export const RAZORPAY_KEY_SECRET = defineSecret("RAZORPAY_KEY_SECRET");
/** Comma-separated, newest first: after a rotation the old one stays for a day, since retries are signed with it. */
export const RAZORPAY_WEBHOOK_SECRET = defineSecret("RAZORPAY_WEBHOOK_SECRET");
/** `smtps://user:password@host:port`. */
export const SMTP_URL = defineSecret("SMTP_URL");

const razorpayBaseUrl = defineString("RAZORPAY_BASE_URL", {
  default: "https://api.razorpay.com",
  description: "Where the Razorpay API answers; another address only for the local simulator",
});
const mailFrom = defineString("MAIL_FROM", { description: "Sender of all mail: Name <address@domain>" });
const siteUrl = defineString("SITE_URL", { description: "The site's address, without a slash at the end" });
const supplierName = defineString("SUPPLIER_NAME", { description: "Legal name on tax invoices" });
const supplierAddress = defineString("SUPPLIER_ADDRESS", {
  description: "Registered address on tax invoices",
});
const supplierGstin = defineString("SUPPLIER_GSTIN", { description: "Our GSTIN" });
const supplierState = defineString("SUPPLIER_STATE", {
  description: "GST code of the State we supply from, such as 27",
});
const adminEmail = defineString("ADMIN_EMAIL", {
  description: "The designated administrator: gets the role once this address is verified, and the alerts",
});
const secondStepBegins = defineString("SECOND_STEP_BEGINS", {
  default: "administrators",
  description: "Who needs a second step from the first administrator on: nobody, administrators or staff",
});
// An empty default is taken for none, and then the command line asks.
const allowedOrigins = defineString("ALLOWED_ORIGINS", {
  default: siteUrl,
  description: "Sites that may call the functions besides SITE_URL, comma-separated, each with https://",
});
const enforceAppCheck = defineString("ENFORCE_APP_CHECK", {
  default: "false",
  description: "true refuses callables without an App Check token",
});

/** Why a needed parameter is not there: an error of the deployment, never of the caller. */
export class MissingParameter extends Error {
  constructor(name: string) {
    super(`The parameter ${name} is not set`);
    this.name = "MissingParameter";
  }
}

export function baseUrlOfRazorpay(): string {
  return (razorpayBaseUrl.value() || "https://api.razorpay.com").replace(/\/+$/, "");
}

/** @throws MissingParameter */
export function mailSender(): string {
  return required("MAIL_FROM", mailFrom.value());
}

/** @throws MissingParameter */
export function siteAddress(): string {
  return required("SITE_URL", siteUrl.value()).replace(/\/+$/, "");
}

export interface Supplier {
  name: string;
  address: string;
  gstin: string;
  state: string;
}

/** Who supplies, as tax invoices state it. @throws MissingParameter */
export function supplier(): Supplier {
  return {
    name: required("SUPPLIER_NAME", supplierName.value()),
    address: required("SUPPLIER_ADDRESS", supplierAddress.value()),
    gstin: required("SUPPLIER_GSTIN", supplierGstin.value()),
    state: required("SUPPLIER_STATE", supplierState.value()),
  };
}

/** The designated administrator's address in lower case, or null. */
export function administratorEmail(): string | null {
  return adminEmail.value().trim().toLowerCase() || null;
}

/** Who needs a second step until an administrator says otherwise. */
export function secondStepFromBeginning(): SecondStepRule {
  return SECOND_STEP_RULES.find((rule) => rule === secondStepBegins.value().trim()) ?? "administrators";
}

/** Webhook secrets that count, newest first; none when unset. */
export function webhookSecrets(): string[] {
  return entriesOf(RAZORPAY_WEBHOOK_SECRET.value());
}

/** Sites whose pages may call the functions. Read while functions are defined, so not during a deploy's discovery. */
export function callingOrigins(): string[] {
  if (isDiscovery()) return [];
  return [...new Set([siteUrl.value().replace(/\/+$/, ""), ...entriesOf(allowedOrigins.value())])].filter(
    Boolean,
  );
}

/** Whether callables need an App Check token. The emulator has no App Check. */
export function needsAppCheck(): boolean {
  return !isDiscovery() && process.env.FUNCTIONS_EMULATOR !== "true" && enforceAppCheck.value() === "true";
}

function isDiscovery(): boolean {
  return process.env.FUNCTIONS_CONTROL_API === "true";
}

function entriesOf(list: string): string[] {
  return list
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
}

function required(name: string, value: string): string {
  if (value.trim() === "") throw new MissingParameter(name);
  return value.trim();
}
