import type { Page } from "playwright/test";
import { stack } from "./stack.ts";

const TEN_MINUTES_S = 600;

/**
 * Lets functions see the sign-in of a page as ten minutes old, by the time that its token carries (the emulator's tokens are not
 * signed), until a proof is given. `again` lets ten minutes pass once more. What counts is that a proof was given, seen at the
 * provider: by their tokens alone, two proofs of one second are the same.
 */
export async function ageSignIn(page: Page, uid: string): Promise<{ again(): void }> {
  await sessionsSince(uid, Math.floor(Date.now() / 1000) - 2 * TEN_MINUTES_S);
  let old = true;
  await page.route(`${stack.addresses.auth}/**/accounts:signInWith*`, async (route) => {
    const response = await route.fetch();
    if (response.ok()) old = false;
    await route.fulfill({ response });
  });
  await page.route(`${stack.addresses.functions}/**`, async (route) => {
    const { authorization } = route.request().headers();
    if (authorization === undefined || !old) return route.continue();
    const claims = claimsIn(authorization);
    const aged = { ...claims, auth_time: claims.auth_time - TEN_MINUTES_S };
    await route.continue({ headers: { ...route.request().headers(), authorization: bearer(aged) } });
  });
  return {
    again: () => {
      old = true;
    },
  };
}

interface Claims {
  auth_time: number;
}

function claimsIn(authorization: string): Claims {
  return JSON.parse(Buffer.from(authorization.split(".")[1] ?? "", "base64url").toString()) as Claims;
}

function bearer(claims: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  return `Bearer ${encode({ alg: "none", typ: "JWT" })}.${encode(claims)}.`;
}

/** Lets sessions count from that time on, epoch seconds: sign-up lets them count from itself. */
async function sessionsSince(localId: string, validSince: number): Promise<void> {
  const answer = await fetch(
    `${stack.addresses.auth}/identitytoolkit.googleapis.com/v1/projects/${stack.project}/accounts:update`,
    {
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer owner" },
      body: JSON.stringify({ localId, validSince: String(validSince) }),
    },
  );
  if (!answer.ok) throw new Error(await answer.text());
}
