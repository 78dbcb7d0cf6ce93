/** When somebody is to be called again. */
export const followUp = {
  title: (name: string) => `Follow-up with ${name}`,
  when: "When?",
  hint: "We'll remind you then.",
  save: "Save follow-up",
  none: "No follow-up",
};
