import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { REGION } from "@niyamdesk/domain/base/paths";
import { type Mode, ROOT, START_MODE } from "./mode.ts";

/** Addresses of everything in a stack, as its users see them. */
export interface Addresses {
  site: string;
  inbox: string;
  smtp: string;
  razorpay: string;
  control: string;
  kit: string;
  auth: string;
  firestore: string;
  storage: string;
  functions: string;
  /** Where emulated triggers are switched off. */
  hub: string;
  /** Where Razorpay sends its webhooks. */
  webhook: string;
}

export function addressesOf({ ports, project }: Mode): Addresses {
  const at = (port: number) => `http://127.0.0.1:${port}`;
  const functions = `${at(ports.functions)}/${project}/${REGION}`;
  return {
    site: at(ports.web),
    inbox: at(ports.inbox),
    smtp: `smtp://127.0.0.1:${ports.smtp}`,
    razorpay: at(ports.razorpay),
    control: at(ports.control),
    kit: at(ports.kit),
    auth: at(ports.auth),
    firestore: `127.0.0.1:${ports.firestore}`,
    storage: at(ports.storage),
    functions,
    hub: at(ports.hub),
    webhook: `${functions}/razorpayWebhook`,
  };
}

/** Razorpay as this stack uses it: the simulator's keys, or real test keys from the repository's `.env`. */
export interface RazorpayAccess {
  real: boolean;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  baseUrl: string;
  checkoutScript: string;
}

/** Without a secret from `.env` nobody can sign a webhook that this stack believes. */
const NO_WEBHOOKS = randomUUID();
const REAL_API = "https://api.razorpay.com";
const REAL_CHECKOUT = "https://checkout.razorpay.com/v1/checkout.js";

export function razorpayAccess(mode: Mode): RazorpayAccess {
  const file = path.join(ROOT, ".env");
  const own = mode === START_MODE && existsSync(file) ? parseEnv(readFileSync(file, "utf8")) : {};
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = own;
  if (keyId && keySecret) {
    const webhookSecret = own.RAZORPAY_WEBHOOK_SECRET || NO_WEBHOOKS;
    return { real: true, keyId, keySecret, webhookSecret, baseUrl: REAL_API, checkoutScript: REAL_CHECKOUT };
  }
  const { razorpay } = addressesOf(mode);
  return {
    real: false,
    keyId: "rzp_test_NiyamDeskLocal",
    keySecret: "local-simulator-key-secret",
    webhookSecret: "local-simulator-webhook-secret",
    baseUrl: razorpay,
    checkoutScript: `${razorpay}/v1/checkout.js`,
  };
}

/** Parameters of the functions that are kept as secrets in a real project. */
export function secretsOf(mode: Mode) {
  const razorpay = razorpayAccess(mode);
  return {
    RAZORPAY_KEY_ID: razorpay.keyId,
    RAZORPAY_KEY_SECRET: razorpay.keySecret,
    RAZORPAY_WEBHOOK_SECRET: razorpay.webhookSecret,
    SMTP_URL: addressesOf(mode).smtp,
  };
}

/** The other parameters of the functions. */
export function parametersOf(mode: Mode) {
  return {
    RAZORPAY_BASE_URL: razorpayAccess(mode).baseUrl,
    MAIL_FROM: "NiyamDesk <no-reply@niyamdesk.example>",
    SITE_URL: addressesOf(mode).site,
    ADMIN_EMAIL: "admin@niyamdesk.example",
    SECOND_STEP_BEGINS: "nobody",
    ALLOWED_ORIGINS: "",
    ENFORCE_APP_CHECK: "false",
    SUPPLIER_NAME: "NiyamDesk Services Private Limited",
    SUPPLIER_ADDRESS: "4th Floor, 12 MG Road, Bengaluru, Karnataka 560001",
    SUPPLIER_GSTIN: "29AAGCN1234F1ZN",
    SUPPLIER_STATE: "29",
  };
}

/** What the Admin SDK and the functions' code need in the environment to work on this stack from outside it. */
export function serverEnvironment(mode: Mode): Record<string, string> {
  const { ports, project } = mode;
  const storageBucket = bucketOf(mode);
  return {
    GCLOUD_PROJECT: project,
    GOOGLE_CLOUD_PROJECT: project,
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket }),
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
    STORAGE_EMULATOR_HOST: `http://127.0.0.1:${ports.storage}`,
    FUNCTIONS_EMULATOR: "true",
    // The Google libraries would look for a machine of Google Cloud for half a minute.
    METADATA_SERVER_DETECTION: "none",
    ...secretsOf(mode),
    ...parametersOf(mode),
  };
}

/** What the browser application is built with. */
export function webEnvironment(mode: Mode): Record<string, string> {
  const { ports, project } = mode;
  return {
    VITE_FIREBASE_PROJECT_ID: project,
    VITE_FIREBASE_API_KEY: "local-emulator",
    VITE_FIREBASE_AUTH_DOMAIN: `127.0.0.1:${ports.web}`,
    VITE_FIREBASE_STORAGE_BUCKET: bucketOf(mode),
    VITE_FIREBASE_APP_ID: "1:1:web:local",
    VITE_SITE_ORIGIN: `http://127.0.0.1:${ports.web}`,
    VITE_AUTH_EMULATOR: `http://127.0.0.1:${ports.auth}`,
    VITE_FIRESTORE_EMULATOR: `127.0.0.1:${ports.firestore}`,
    VITE_FUNCTIONS_EMULATOR: `127.0.0.1:${ports.functions}`,
    VITE_STORAGE_EMULATOR: `127.0.0.1:${ports.storage}`,
    VITE_RAZORPAY_CHECKOUT_URL: razorpayAccess(mode).checkoutScript,
  };
}

/** The bucket that the emulators give a project by default. */
export function bucketOf(mode: Mode): string {
  return `${mode.project}.appspot.com`;
}

/** What the tests' processes need: the servers' environment, and all addresses for the rest. */
export function testEnvironment(mode: Mode): Record<string, string> {
  const stack = { project: mode.project, bucket: bucketOf(mode), addresses: addressesOf(mode) };
  const offset = String(mode.ports.web - START_MODE.ports.web);
  return { ...serverEnvironment(mode), NIYAM_STACK: JSON.stringify(stack), NIYAM_TEST_OFFSET: offset };
}
