/** Wizards. */
export const stepWords = {
  label: "Steps",
  done: "(done)",
  position: (step: number, of: number) => `Step ${step} of ${of}`,
  next: "Next",
  previous: "Previous",
  /** `when` such as 11:20 am. */
  saved: (when: string) => `Saved on this device, ${when}`,
  notSaved: "Saved on this device as you type",
};
