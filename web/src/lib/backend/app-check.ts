import type { FirebaseApp } from "firebase/app";
import type { AppCheck } from "firebase/app-check";
import { APP_CHECK_SITE_KEY } from "./env.ts";

let latest: AppCheck | null = null;

/**
 * Lets every call of this app carry proof that it comes from our site, where the build names a key (reCAPTCHA Enterprise).
 * Before any service is started: what was started earlier sends none.
 */
export async function attest(app: FirebaseApp): Promise<void> {
  if (APP_CHECK_SITE_KEY === null) return;
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import("firebase/app-check");
  latest = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(APP_CHECK_SITE_KEY),
    isTokenAutoRefreshEnabled: true,
  });
}

/** That proof, for what the SDK does not send itself. Null: the build names no key. */
export async function proofOfSite(): Promise<string | null> {
  if (latest === null) return null;
  const { getToken } = await import("firebase/app-check");
  return (await getToken(latest)).token;
}
