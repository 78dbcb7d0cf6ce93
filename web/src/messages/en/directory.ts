import { PRODUCT } from "@niyamdesk/domain/base/product";

/** The directory of chartered accountants and a CA's own page. */
export const directory = {
  title: "Find a chartered accountant",
  description:
    "Chartered accountants by city and specialization, with reviews by clients they advised. Choose a free half hour and book a consultation.",
  lead: "Look for a CA by name or city, read what their clients say, and book half an hour on a day that suits you.",
  searchLabel: "Search by name or location",
  searchPlaceholder: "Name or city, such as Pune",
  specializationLabel: "Specialization",
  allSpecializations: "All Specializations",
  loading: "Loading CA partners",
  failed: "Failed to load CA partners. Please try again later.",
  tryAgain: "Try Again",
  empty: "No CA partners found matching your criteria.",
  emptyHint: "Try a city nearby, a shorter name, or another specialization.",
  nobodyYet: "No CA partner is listed yet.",
  clearFilters: "Clear Filters",
  count: (count: number) => (count === 1 ? "1 CA" : `${count} CAs`),
  countFor: (count: number, search: string) => `${count === 1 ? "1 CA" : `${count} CAs`} for “${search}”`,
  /** Nobody is spelled as it was typed; these come close. */
  closeTo: (count: number, search: string) => `${count === 1 ? "1 CA" : `${count} CAs`} close to “${search}”`,
  byName: "Ordered by name. Nobody pays for a place.",
  byDistance: (place: string) => `Ordered by distance from ${place}. Nobody pays for a place.`,
  distance: (km: number) => `${km} km away`,
  years: (years: number) => (years === 1 ? "1 year of experience" : `${years} years of experience`),
  /** Where no review says anything yet. */
  unrated: "New",
  stars: (rating: string) => `${rating} out of 5 stars`,
  noStars: "No rating yet",
  reviewCount: (count: number) =>
    count === 0 ? "No reviews yet" : count === 1 ? "1 review" : `${count} reviews`,
  noBio: "This CA has not written an introduction yet. Free times are on the profile.",
  moreSpecializations: (count: number) => `+${count} more`,
  viewProfile: "View Profile",
  /** Read out after 'View Profile'. */
  ofName: (name: string) => ` of ${name}`,
  noScript: "The list is read when the page opens, which needs JavaScript. We also find you a CA by phone:",
  /** Names of specializations and languages as records spell them. */
  names: {} as Readonly<Record<string, string>>,
};

/** A CA's own page. */
export const partner = {
  breadcrumb: "Breadcrumb",
  pageTitle: (name: string, location: string) => (location === "" ? name : `${name}, ${location}`),
  description: (name: string, location: string, specializations: string) =>
    `${name}${location === "" ? "" : ` in ${location}`}: ${specializations === "" ? "" : `${specializations}. `}Experience, reviews by clients, and free times for a consultation.`,
  loading: "Loading the profile…",
  loadingTitle: "CA profile",
  failed: "Failed to load this profile. Please try again later.",
  notFoundTitle: "CA Partner Not Found",
  notFoundDescription: "There is no CA partner at this address.",
  notFound: "This CA is not listed here, or not any more. Look for another one in the directory.",
  allPartners: "See all CA partners",
  location: "Location",
  experience: "Experience",
  membership: "ICAI membership number",
  membershipChecked: "checked by us",
  about: "About",
  noBio: "This CA has not written an introduction yet.",
  specializations: "Specializations",
  languages: "Languages",
  independent: `${PRODUCT} is not a firm of chartered accountants. Each CA listed here practises on their own and advises you in their own name.`,
  reviews: "Reviews",
  reviewsBy:
    "Only clients who had a consultation with this CA, or an order that they completed, can write one.",
  noReviews: "Nobody has reviewed this CA yet.",
  loadingReviews: "Loading reviews",
  reviewsFailed: "Failed to load the reviews",
  distribution: "Reviews by stars",
  starRow: (stars: number, count: number) =>
    `${stars === 1 ? "1 star" : `${stars} stars`}: ${count === 1 ? "1 review" : `${count} reviews`}`,
  distributionOf: (count: number) => `of the latest ${count}`,
  starsShort: (stars: number) => `${stars} ★`,
  changed: "changed",
  moreReviews: "Show more reviews",
};

/** Choosing a time and booking it. */
export const booking = {
  title: "Book a consultation",
  lead: "Half an hour by phone. All times are Indian time (IST).",
  notBookable: (name: string) => `${name} takes no bookings here at the moment.`,
  otherPartners: "See other CAs",
  loading: "Loading free times",
  failed: "Failed to load the free times",
  noneFree: "No time is free in the next two weeks. Please look again in a few days.",
  dayLabel: "Day",
  free: (count: number) => (count === 1 ? "1 time" : `${count} times`),
  morning: "Morning",
  afternoon: "Afternoon",
  gone: "That time is no longer free. Please choose another; what you wrote is kept.",
  taken: "Somebody else has just taken that time. Please choose another; what you wrote is kept.",
  /** A time in words; `from` and `to` such as 10:30 am. */
  span: (day: string, from: string, to: string) => `${day}, ${from} to ${to} IST`,
  withName: (name: string) => `with ${name}`,
  notes: "What is it about?",
  notesHint: "Two or three lines help the CA prepare. No PAN, passwords or account numbers, please.",
  phone: "Phone number for the call",
  phoneHint:
    "Leave it empty to be called on the number in your profile. Outside India: begin with + and the country code.",
  /** Before the number as it was understood. */
  calls: "The CA calls",
  phoneMissing: "Your profile has no phone number. Please say which number the CA should call.",
  nextTitle: "What happens next",
  next: [
    "You both get an email with a calendar file.",
    "The CA calls you at the time you chose.",
    "Something came up? You can cancel until it starts, under My Consultations.",
  ],
  confirm: "Book this time",
  busy: "Booking…",
  signInFirst: "Sign in to book. Your time and what you wrote stay here.",
  signIn: "Sign in and book",
  register: "Create an account",
  checkFailed: "We could not check whether you are signed in.",
  clientsOnly: (role: string) =>
    `You are signed in as ${role}. Consultations are booked by clients; sign in with a client account to book.`,
  bookedTitle: "Your consultation is booked",
  booked: "An email with a calendar file is on its way to you.",
  addToCalendar: "Add to calendar",
  calendarTitle: (name: string) => `Consultation with ${name}`,
  myConsultations: "My consultations",
  bookAnother: "Book another time",
};
