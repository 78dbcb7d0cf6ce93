/** A form about what somebody else has changed since it began. */
export const keptForm = {
  changed: "Someone else saved a change while you were typing. Your words are still here.",
  take: "Show their version",
};
