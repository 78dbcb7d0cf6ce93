import type { FirebaseApp } from "firebase/app";
import { APP_CHECK_SITE_KEY } from "./env.ts";

/**
 * Lets every call of this app carry proof that it comes from our site, where the build names a key (reCAPTCHA Enterprise).
 * Before any service is started: what was started earlier sends none.
 */
export async function attest(app: FirebaseApp): Promise<void> {
  if (APP_CHECK_SITE_KEY === null) return;
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import("firebase/app-check");
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(APP_CHECK_SITE_KEY),
    isTokenAutoRefreshEnabled: true,
  });
}
