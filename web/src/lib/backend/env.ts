/**
 * Where the services are. Set at build time (VITE_…); emulator addresses are empty in production.
 */
const env = import.meta.env;

function required(name: string): string {
  const value: unknown = env[name];
  if (typeof value === "string" && value !== "") return value;
  throw new Error(`The site was built without ${name}`);
}

function optional(name: string): string | null {
  const value: unknown = env[name];
  return typeof value === "string" && value !== "" ? value : null;
}

export const FIREBASE_CONFIG = {
  projectId: required("VITE_FIREBASE_PROJECT_ID"),
  apiKey: required("VITE_FIREBASE_API_KEY"),
  authDomain: required("VITE_FIREBASE_AUTH_DOMAIN"),
  storageBucket: required("VITE_FIREBASE_STORAGE_BUCKET"),
  appId: required("VITE_FIREBASE_APP_ID"),
};

/** `host:port` of each emulator, or null where the real service is meant. Auth is an origin: `http://host:port`. */
export const EMULATORS = {
  auth: optional("VITE_AUTH_EMULATOR"),
  firestore: optional("VITE_FIRESTORE_EMULATOR"),
  functions: optional("VITE_FUNCTIONS_EMULATOR"),
  storage: optional("VITE_STORAGE_EMULATOR"),
};

/** App Check's reCAPTCHA Enterprise key; null leaves App Check off. */
export const APP_CHECK_SITE_KEY = optional("VITE_APP_CHECK_SITE_KEY");

/** Whether a second step may be an authenticator app, too: the project has to allow it, and the Auth emulator knows text messages alone. */
export const SECOND_STEP_BY_APP = optional("VITE_SECOND_STEP_BY_APP") === "true";

export const RAZORPAY_CHECKOUT_URL =
  optional("VITE_RAZORPAY_CHECKOUT_URL") ?? "https://checkout.razorpay.com/v1/checkout.js";

/** Where search engines and shared links find the site, without a slash at its end. */
export const SITE_ORIGIN = required("VITE_SITE_ORIGIN");
