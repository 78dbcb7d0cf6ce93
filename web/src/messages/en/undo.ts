/** Taking back what was just done. */
export const undoing = {
  undo: "Undo",
  undone: "Undone",
};
