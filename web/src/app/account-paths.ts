/**
 * Patterns of everything that is not public: signing in, a client's pages, the workspaces. Hosting serves them from one file,
 * `app.html`, and the Hindi build leaves for the English one there; a test holds `firebase.json` against this list.
 */
export const ACCOUNT_PATHS = [
  "/login",
  "/register",
  "/otp-verification",
  "/password-reset",
  "/verify-email",
  "/set-new-password",
  "/auth-callback",
  "/franchise-login",
  "/admin-portal/*",
  "/staff-portal/*",
  "/user/*",
  "/admin/*",
  "/franchise/*",
  "/ca/*",
  "/crm/*",
  "/telecaller/*",
  "/tax-executive/*",
] as const;
