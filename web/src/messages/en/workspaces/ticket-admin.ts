/** Questions that wait for us. */
export const ticketAdmin = {
  ofStatement: {
    title: "What the partner asked",
    loading: "Loading questions",
    failed: "Failed to load questions",
    none: "No questions about this statement.",
  },
  asker: "The partner",
  statement: "See the statement",
  answer: {
    open: "Answer",
    title: "Answer this question?",
    effect: "We email your answer, show it next to the statement and close the question.",
    words: "Your answer",
    confirm: "Answer and close",
    keep: "Not now",
    done: "Answered",
  },
};
