/** What is written about a call of today. */
export const callNotes = {
  addNote: "Add a note",
  editNote: "Edit note",
};
