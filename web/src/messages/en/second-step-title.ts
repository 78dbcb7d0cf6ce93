/** Headings of the profile, which come with the page. */
export const secondStep = {
  step: "Second step when you sign in",
  sessions: "Where you're signed in",
};
