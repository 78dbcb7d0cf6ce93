import { purchase } from "#messages/purchase.ts";
import { RAZORPAY_CHECKOUT_URL } from "../../../lib/backend/env.ts";

/** What the provider's script offers (Razorpay Standard Checkout). */
export interface RazorpayWindow {
  open(): void;
  close(): void;
  on(event: "payment.failed", listener: (answer: { error?: { description?: string } }) => void): void;
}
export type RazorpayConstructor = new (options: Record<string, unknown>) => RazorpayWindow;

const PATIENCE_MS = 10_000;

export class GatewayScriptError extends Error {
  readonly reason: keyof typeof purchase.gateway;

  constructor(reason: GatewayScriptError["reason"]) {
    super(purchase.gateway[reason]);
    this.name = "GatewayScriptError";
    this.reason = reason;
  }
}

let loading: Promise<RazorpayConstructor> | null = null;

/**
 * The provider's window, its script loaded once whatever asks for it. @throws GatewayScriptError when the script is
 * blocked, slower than 10 seconds, or loaded without what it should bring; calling again tries again.
 */
export function loadRazorpay(): Promise<RazorpayConstructor> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<RazorpayConstructor> {
  const present = razorpay();
  if (present) return present;
  const tag = currentTag() ?? insertTag();
  try {
    await settled(tag);
  } catch (error) {
    // A slow script may still arrive: it stays, and the next try waits for it instead of asking twice.
    if (!(error instanceof GatewayScriptError && error.reason === "slow")) tag.remove();
    throw error;
  }
  const loaded = razorpay();
  if (loaded) return loaded;
  tag.remove();
  throw new GatewayScriptError("missing");
}

function settled(tag: HTMLScriptElement): Promise<void> {
  if (tag.dataset.settled !== undefined) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const timer = window.setTimeout(() => reject(new GatewayScriptError("slow")), PATIENCE_MS);
    tag.addEventListener("load", () => {
      window.clearTimeout(timer);
      resolve();
    });
    tag.addEventListener("error", () => {
      window.clearTimeout(timer);
      reject(new GatewayScriptError("blocked"));
    });
  });
}

function currentTag(): HTMLScriptElement | null {
  return document.querySelector(`script[src="${CSS.escape(RAZORPAY_CHECKOUT_URL)}"]`);
}

function insertTag(): HTMLScriptElement {
  const tag = document.createElement("script");
  tag.src = RAZORPAY_CHECKOUT_URL;
  tag.async = true;
  tag.addEventListener("load", () => {
    tag.dataset.settled = "";
  });
  // Also when nobody waits for it any more: the next try has to ask anew.
  tag.addEventListener("error", () => tag.remove());
  document.head.append(tag);
  return tag;
}

function razorpay(): RazorpayConstructor | null {
  const found: unknown = Reflect.get(window, "Razorpay");
  return typeof found === "function" ? (found as RazorpayConstructor) : null;
}
