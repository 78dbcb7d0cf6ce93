/** Booked consultations, for their CA. */
export const workConsultations = {
  ahead: {
    title: "Consultations from today",
    loading: "Loading your consultations",
    failed: "Failed to load your consultations",
  },
  weekLink: "Week and hours",
  noneAhead: "You have no consultations booked.",
  noNotes: "No topic given",
  /** Where a record does not say who. */
  client: "Client",
  begun: {
    title: "Did it take place?",
    loading: "Loading consultations that have begun",
    failed: "Failed to load consultations that have begun",
  },
  lead: "Once you say it was held, we'll ask your client for a review. You can correct this for 24 hours, or until the review is in.",
  noneBegun: "Nothing to confirm right now.",
  outcomes: { completed: "Held", no_show: "Client did not come" },
  noted: { completed: "Noted: it was held.", no_show: "Noted: the client did not come." },
};
