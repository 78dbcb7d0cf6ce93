import type { callNotes as english } from "../../en/workspaces/call-notes.ts";
import type { Texts } from "../../texts.ts";

export const callNotes: Texts<typeof english> = {
  addNote: "नोट लिखें",
  editNote: "नोट बदलें",
  noteOf: (name) => `${name} से हुई कॉल का नोट`,
  note: "नोट",
  saveNote: "नोट सेव करें",
  noteNotSaved: "नोट सेव नहीं हो सका। फिर कोशिश करें।",
};
