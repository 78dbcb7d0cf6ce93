/** At the door of pages that need an account. */
export const guards = {
  unverified: "Authentication verification failed",
  restricted: (role: string) => `Access restricted. Redirecting to your ${role} dashboard.`,
  changed: (role: string) => `Your access has changed. Redirecting to your ${role} dashboard.`,
};
