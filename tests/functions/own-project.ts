import { randomUUID } from "node:crypto";
import { startRazorpaySimulator } from "../../tools/razorpay-simulator/server.ts";

/**
 * Imported first by tests that run the product's code in their own process: a project of their own on the same
 * emulators and a Razorpay of their own, so that no trigger interferes, nobody else's records are in the way, and such files
 * can run beside each other.
 */
const projectId = `demo-own-${randomUUID().slice(0, 8)}`;
process.env.GCLOUD_PROJECT = projectId;
process.env.GOOGLE_CLOUD_PROJECT = projectId;
process.env.FIREBASE_CONFIG = JSON.stringify({ projectId, storageBucket: `${projectId}.appspot.com` });
// Tokens of the emulator are not signed; the functions emulator reads them like this too.
process.env.FIREBASE_DEBUG_MODE = "true";
process.env.FIREBASE_DEBUG_FEATURES = JSON.stringify({ skipTokenVerification: true });

const {
  NIYAM_STACK,
  RAZORPAY_KEY_ID = "",
  RAZORPAY_KEY_SECRET = "",
  RAZORPAY_WEBHOOK_SECRET = "",
} = process.env;
const { url } = await startRazorpaySimulator({
  port: 0,
  keyId: RAZORPAY_KEY_ID,
  keySecret: RAZORPAY_KEY_SECRET,
  webhookSecret: RAZORPAY_WEBHOOK_SECRET,
  // What Razorpay tells us is part of each test.
  webhookUrl: null,
});
process.env.RAZORPAY_BASE_URL = url;
const stack = JSON.parse(NIYAM_STACK ?? "{}") as { addresses?: object };
process.env.NIYAM_STACK = JSON.stringify({ ...stack, addresses: { ...stack.addresses, razorpay: url } });

export { projectId };
