/** What is said of anything unforeseen. */
export const INTERNAL_WORDS = "Something went wrong on our side. Please try again.";
