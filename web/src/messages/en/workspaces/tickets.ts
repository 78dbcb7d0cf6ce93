/** What a partner asks about a statement, and our answer. */
export const tickets = {
  wrong: "This looks wrong",
  wrongLine: (line: string) => `This looks wrong: ${line}`,
  hint: "Something looks wrong? Press the flag beside its line, or tell us about the whole statement.",
  ask: {
    title: "What looks wrong?",
    about: (line: string) => `About ${line}.`,
    aboutAll: (month: string) => `About the whole statement for ${month}.`,
    effect: "We look into it and answer here and by email, usually within two working days.",
    words: "What did you expect?",
    confirm: "Send",
    keep: "Not now",
    done: "Thank you. We'll look into it.",
  },
  own: {
    title: "Your questions",
    loading: "Loading your questions",
    failed: "Your questions could not be loaded",
  },
  statuses: { new: "We're looking into it", answered: "Answered", closed: "Answered" },
  you: "You",
  us: "NiyamDesk",
};
