/** Where an answer is chosen that is written often. */
export const readyAnswers = {
  label: "Ready answers",
  hint: "In the client's language. You can change it before sending.",
};
