/** A workspace that an administrator sees as its owner does. */
export const view = {
  label: "Viewing as someone else",
  as: (name: string) => `You're viewing as ${name}.`,
  nothing: "You can't change anything.",
  until: (time: string) => `Until ${time}`,
  leave: "Stop viewing",
  leaving: "Closing…",
  refused: (name: string) => `You're viewing as ${name}. You can't change anything.`,
};
