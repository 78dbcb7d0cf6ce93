import type { Page, Route } from "playwright/test";
import { stack } from "./stack.ts";

const CHECKOUT_SCRIPT = `${stack.addresses.razorpay}/v1/checkout.js`;

/** Handles the requests for the provider's script. */
export async function onCheckoutScript(page: Page, handle: (route: Route) => Promise<void>): Promise<void> {
  await page.route(CHECKOUT_SCRIPT, handle);
}

/** Handles the calls of one function; preflights pass. */
export async function onCall(
  page: Page,
  name: string,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(`${stack.addresses.functions}/${name}`, (route) =>
    route.request().method() === "OPTIONS" ? route.continue() : handle(route),
  );
}

/** Lets the function work and loses its answer, as a slow network does. */
export async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.fulfill({
    status: 504,
    headers: { "access-control-allow-origin": stack.addresses.site },
    json: { error: { status: "DEADLINE_EXCEEDED", message: "deadline-exceeded" } },
  });
}

/** What a project answers to everybody whose key is for other addresses: no list is empty for that. */
export const REFUSED_BY_PROJECT = {
  status: 403,
  headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "*" },
  json: {
    error: {
      code: 403,
      status: "PERMISSION_DENIED",
      message: "Requests from referer https://niyamdesk.example/ are blocked.",
    },
  },
};

/** Errors of the page that nobody caught. */
export function uncaughtErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}
