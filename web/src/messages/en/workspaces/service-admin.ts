import type { ServiceCategory } from "@niyamdesk/domain/services/service";

const categories: Record<ServiceCategory, string> = {
  tax: "Tax",
  business: "Business",
  legal: "Legal",
  compliance: "Accounting",
  tendering: "E-Tendering",
};

/** So many are counted at most. */
const MOST = 500;

const count = (number: number, one: string, more: string) =>
  number === 1 ? `1 ${one}` : `${number}${number < MOST ? "" : " or more"} ${more}`;

/** The editor of services, for administrators. */
export const serviceAdmin = {
  title: "Services",
  intro:
    "What we sell: texts, prices, fees, documents and questions. Buyers see your edits once you publish them.",
  list: "Services",
  loading: "Loading the services",
  failed: "Failed to load the services",
  onSale: "On sale",
  hidden: "Hidden",
  neverPublished: "Not published yet",
  version: (version: number) => (version === 0 ? "Original version" : `Version ${version}`),
  plans: (number: number, price: string) => (number === 1 ? price : `${number} plans from ${price}`),
  draft: (name: string, time: string) => (name === "" ? `Draft, ${time}` : `Draft by ${name}, ${time}`),
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  moved: (name: string, place: number) => `${name} is now number ${place}`,
  create: {
    button: "New service",
    title: "Add a service",
    text: "It starts as a draft. Buyers see it once you publish it.",
    name: "Name",
    address: "Page address",
    addressHint: "Lowercase letters, digits and hyphens. You can't change it later.",
    addressWrong: "Use lowercase letters, digits and hyphens, up to 60 characters",
    taken: "Another service has this address",
    confirm: "Start a draft",
    keep: "Not now",
    plan: "Standard",
  },

  noService: "We couldn't find this service",
  back: "All services",
  page: "Page on the site",
  steps: "Steps of the work",
  language: "Language of the texts",
  languages: { en: "English", hi: "हिन्दी" },
  editing: (version: number) => `You're editing version ${version}`,
  kept: "All changes saved as a draft",
  noChanges: "No changes",
  saving: "Saving…",
  notKept: (reason: string) => `Not saved yet. ${reason}`,
  retry: "Save now",
  tabs: {
    label: "Parts of the service",
    texts: "Texts",
    plans: "Plans",
    fee: "Fees",
    documents: "Documents",
    faq: "FAQ",
    versions: "Versions",
  },
  fields: {
    name: "Name",
    summary: "Summary",
    summaryHint: "On cards and in lists, in one or two sentences",
    description: "Description",
    eligibility: "Who it is for",
    turnaround: "Usual time",
    category: "Category",
    popular: "Show among popular services",
    sac: "Services accounting code (SAC)",
    feature: "Point",
    planName: "Name of the plan",
    planDescription: "What you get",
    price: "Price before GST, in rupees",
    label: "Document",
    required: "Always needed",
    takes: "What the client provides",
    takesKinds: {
      file: "A file: PDF, JPG or PNG",
      tables: "A file, or a table: Excel (.xlsx) or CSV",
      act: "No file: they do something and confirm it",
    },
    actHint:
      "Such as: Add us as an authorised user on the GST portal. We never ask for an OTP or a password.",
    condition: "Needed if",
    conditionHint: "Such as: If you are a company or LLP",
    question: "Question",
    answer: "Answer",
    fee: "Government fee",
    feeKinds: { none: "None", amount: "A fixed amount", actuals: "As the Government charges it" },
    feeAmount: "Amount in rupees",
    feeNote: "What it is for",
    feeSource: "Where it is published",
    feeSourceHint: "Such as: MCA, Companies (Registration Offices and Fees) Rules",
    feeDay: "Checked on",
    plans: "Plans",
    documents: "Documents",
    features: "What is included",
    faqs: "Questions",
  },
  categories,
  withGst: (total: string) => `${total} with GST`,
  was: (before: string) => `was ${before}`,
  hindiOf: "In English:",
  hindiMissing: "The Hindi is missing: Hindi pages show the English.",
  hindiOfOtherWords: "This translates the earlier English. Change it, or confirm that it still fits.",
  hindiHolds: "It still fits",
  onlyEnglish: "Prices, fees and order are the same in both languages. Change them under English.",
  part: (kind: string, number: number) => `${kind} ${number}`,
  partUp: (kind: string, number: number) => `Move ${kind.toLowerCase()} ${number} up`,
  partDown: (kind: string, number: number) => `Move ${kind.toLowerCase()} ${number} down`,
  partRemove: (kind: string, number: number) => `Remove ${kind.toLowerCase()} ${number}`,
  add: {
    plan: "Add a plan",
    document: "Add a document",
    feature: "Add a point",
    faq: "Add a question",
  },
  parts: { plan: "Plan", document: "Document", feature: "Point", faq: "Question" },
  conflict: {
    title: (name: string, time: string) =>
      `${name === "" ? "Someone else" : name} changed this at ${time}. Which one do you want to keep?`,
    theirs: "Theirs",
    mine: "Yours",
    takeTheirs: "Take theirs",
    keepMine: "Keep mine",
    nothing: "(empty)",
  },

  preview: "As a buyer sees it",
  previewNone: "Give it a name and a price to see its plan.",
  toPreview: "Preview and publish",
  missingHindi: (number: number) => `Missing Hindi: ${number}`,
  showMe: "Show me",
  differs: (number: number) => count(number, "change", "changes"),
  faults: "Before you can publish:",
  publish: {
    button: "Publish…",
    title: (name: string) => `Publish ${name}?`,
    confirm: "Publish",
    confirming: "Publishing…",
    keep: "Keep editing",
    looking: "Checking who this affects…",
    price: (plan: string, after: string, before: string) =>
      `${plan}: from now on buyers pay ${after} instead of ${before}, with GST.`,
    newPlan: (plan: string, price: string) => `${plan} is a new plan at ${price} with GST.`,
    lostPlan: (plan: string) => `${plan} is no longer sold.`,
    samePrices: "Prices stay as they are.",
    checkouts: (number: number) =>
      number === 0
        ? "No open checkouts."
        : `${count(number, "open checkout is", "open checkouts are")} shown the new price before paying. A payment that has been started keeps its price for a day.`,
    checkoutsSame: (number: number) =>
      number === 0
        ? "No open checkouts."
        : `${count(number, "checkout is", "checkouts are")} open. The price stays the same.`,
    orders: (number: number) =>
      number === 0
        ? "No open orders."
        : `${count(number, "open order keeps", "open orders keep")} the plan that was bought, with its steps.`,
    pages:
      "Visitors see this as soon as they touch or scroll the page. Search engines see the old text until the site is next released.",
    hindi: (number: number, some: string) =>
      number === 1
        ? `1 text has no Hindi and shows in English: ${some}.`
        : `${number} texts have no Hindi and show in English: ${some}.`,
    more: (number: number) => `and ${number} more`,
    changes: "What changes",
    done: (name: string, version: number) => `${name} is live as version ${version}`,
    hiddenStays: "The service stays hidden until you put it on sale.",
  },
  discard: {
    button: "Discard changes",
    title: (name: string) => `Discard the changes to ${name}?`,
    text: (number: number) =>
      `${count(number, "change", "changes")} will be lost, including those of other administrators. What buyers see stays as it is.`,
    confirm: "Discard changes",
    keep: "Keep the draft",
    done: "Changes discarded",
  },
  hide: {
    button: "Hide…",
    title: (name: string) => `Hide ${name}?`,
    text: "It disappears from the site and can't be bought. You can put it back on sale at any time.",
    orders: (number: number) =>
      number === 0
        ? "No open orders."
        : `${count(number, "open order continues", "open orders continue")} as before.`,
    confirm: "Hide it",
    keep: "Keep it on sale",
    done: (name: string) => `${name} is hidden`,
  },
  show: {
    button: "Put on sale…",
    title: (name: string) => `Put ${name} on sale?`,
    text: (price: string) => `It goes on the site and can be bought, from ${price} with GST.`,
    confirm: "Put on sale",
    keep: "Keep it hidden",
    done: (name: string) => `${name} is on sale`,
  },
  hiddenNote: (number: number) =>
    number === 0
      ? "Not on the site."
      : `Not on the site. ${count(number, "open order continues", "open orders continue")}.`,
  versions: {
    label: "Versions",
    none: "Nothing has been published here yet. Buyers see the original version.",
    loading: "Loading the versions",
    failed: "Failed to load the versions",
    current: "On the site now",
    ways: {
      before: () => "Before the first change",
      published: (name: string) => `Published${name === "" ? "" : ` by ${name}`}`,
      restored: (name: string) => `Went back${name === "" ? "" : `, ${name}`}`,
    },
    restoredFrom: (version: number) => (version === 0 ? "to the original version" : `to version ${version}`),
    back: "Back to this version…",
    backTitle: (version: number) =>
      version === 0 ? "Go back to the original version?" : `Go back to version ${version}?`,
    backText: (next: number) =>
      `It goes live as version ${next}: buyers see its texts and pay its prices. The draft stays as it is.`,
    confirm: "Go back",
    keep: "Keep what is on the site",
    done: (version: number) => `Version ${version} is live`,
  },
};
