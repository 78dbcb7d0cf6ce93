/** Asked for a reason before something is done. */
export const reasons = {
  choose: "Please choose a reason",
  write: "Please write the reason in a few words",
  own: "In your own words",
  tooLong: (limit: number) => `Please use ${limit} characters or fewer`,
};
