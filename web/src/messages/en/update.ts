/** A newer version of the site. */
export const update = {
  ready: "A new version is ready",
  reload: "Reload",
  stuck: "This is taking longer than usual",
  refresh: "Refresh",
};
