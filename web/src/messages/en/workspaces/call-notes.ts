/** What is written about a call of today. */
export const callNotes = {
  addNote: "Add a note",
  editNote: "Edit note",
  noteOf: (name: string) => `Note on the call with ${name}`,
  note: "Note",
  saveNote: "Save note",
  noteNotSaved: "The note couldn't be saved. Please try again.",
};
