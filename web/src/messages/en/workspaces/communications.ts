/** As many get a mailing; `more`: or more than that. */
interface Count {
  people: number;
  more: boolean;
}

const inFigures = (people: number) => people.toLocaleString("en-IN");

function whom(count: Count | null): string {
  if (count === null || (count.more && count.people === 0)) return "All clients you chose";
  return count.more ? `${inFigures(count.people)} or more clients` : `${count.people} clients`;
}

/** Announcements and mailings, for administrators. */
export const communications = {
  ways: {
    label: "Communications",
    announcements: "Announcements",
    mailings: "Mailings",
    templates: "Email wording",
    mails: "All emails",
  },
  states: "States",
  services: "Services bought",
  chosen: (count: number) => (count === 0 ? "All" : `${count} chosen`),
  languages: { any: "English and Hindi", en: "English only", hi: "Hindi only" },
  inEnglish: "In English",
  inHindi: "In Hindi",
  keep: "Not now",
  saving: "Saving…",
};

export const announcements = {
  title: "Announcements",
  intro: "Clients see these under Notifications, staff at the top of their pages.",
  list: "Announcements",
  add: "New announcement",
  status: "Status",
  statuses: { "": "All", planned: "Scheduled", live: "Live", ended: "Ended" },
  types: { update: "Update", alert: "Alert", compliance: "Compliance", discount: "Offer" },
  to: {
    all: "Everyone, visitors too",
    client_user: "Clients",
    franchise: "Franchise partners and their staff",
    ca: "CAs",
    telecaller: "Telecallers",
    tax_executive: "Tax executives",
    admin: "Administrators",
  },
  columns: { what: "Announcement", to: "For", when: "Dates", status: "Status" },
  narrowed: (services: number, states: number) =>
    [
      services > 0 && (services === 1 ? "1 service" : `${services} services`),
      states > 0 && (states === 1 ? "1 State" : `${states} States`),
    ]
      .filter(Boolean)
      .join(", "),
  from: (time: string) => `From ${time}`,
  until: (time: string) => `until ${time}`,
  noEnd: "no end date",
  acts: (title: string) => `Actions for ${title}`,
  edit: "Edit",
  end: "End now",
  none: "No announcements yet",
  noneHint: "Write one, and its readers see it right away or from the time you choose.",
  form: {
    addTitle: "New announcement",
    editTitle: "Edit announcement",
    type: "Type",
    headline: "Title",
    content: "Text",
    to: "Who sees it",
    narrow: "You can choose services and States when only clients see it. Up to 5 of each.",
    language: "Shown on the site in",
    starts: "From",
    startsHint: "Leave empty to start now.",
    ends: "Until",
    endsHint: "Leave empty to end it yourself.",
    publish: "Publish",
    save: "Save",
    published: "Announcement saved",
    wrong: {
      to: "Choose who sees it",
      clients: "For services or States, choose clients only",
      many: "Choose up to 5",
      ends: "The end must come after the start",
    },
  },
  ending: {
    title: (title: string) => `End “${title}”?`,
    text: "Nobody will see it any more. An announcement that has ended can't be started again.",
    confirm: "End announcement",
    confirming: "Ending…",
    keep: "Keep it",
    done: "Announcement ended",
  },
};

export const mailings = {
  title: "Mailings",
  intro: "Emails to clients who agreed to offers and news by email. Anyone can unsubscribe with one click.",
  list: "Mailings",
  add: "New mailing",
  status: "Status",
  statuses: {
    "": "All",
    draft: "Draft",
    running: "Sending",
    paused: "Paused",
    stopped: "Stopped",
    done: "Sent",
  },
  columns: { what: "Mailing", figures: "Sent", status: "Status", made: "Created" },
  sentOf: (sent: number, written: number) => `${sent} of ${written}`,
  none: "No mailings yet",
  noneHint: "Start from a template, check the preview, and send it when it reads well.",
  loading: "Loading the mailing",
  failed: "Failed to load the mailing",
  gone: "We couldn't find this mailing",
  goneWhy: "The address may be wrong.",
  back: "All mailings",
  newTitle: "New mailing",
  template: "Start from a template",
  replace: {
    title: "Replace what you've written?",
    text: "The template replaces everything you've typed here.",
    confirm: "Use the template",
    keep: "Keep my words",
  },
  form: {
    label: "Mailing",
    title: "Name",
    titleHint: "For administrators only.",
    subject: "Subject",
    text: "Text",
    textHint:
      "Leave a blank line to start a new paragraph. {name} and {business} are filled in for each reader.",
    button: "Button",
    buttons: {
      none: "No button",
      services: "See our services",
      calendar: "Open my calendar",
      orders: "My orders",
      help: "Ask us",
    },
    language: "Language they agreed in",
    audience: "Who gets it",
    save: "Save draft",
    saved: "Draft saved",
    wrong: {
      title: "Write a name of 3 to 100 characters",
      subject: "Write a subject of 3 to 78 characters. In braces, use only {name} and {business}",
      text: "Write at least 10 characters. In braces, use only {name} and {business}",
    },
  },
  preview: {
    title: "Preview",
    languages: { en: "English", hi: "Hindi" },
    choose: "Language of the preview",
    subject: "Subject",
    loading: "Loading the preview",
    failed: "Failed to load the preview.",
    counting: "Counting who gets it…",
    countFailed: "We couldn't count who gets it. You can still send it.",
    again: "Try again",
    people: ({ people, more }: Count) => {
      if (more && people === 0)
        return "Nobody among the first 1,000 clients who agreed. There may be others.";
      if (more) return `${inFigures(people)} or more clients will get this email.`;
      return people === 1 ? "1 client will get this email." : `${people} clients will get this email.`;
    },
    bounced: (count: number) =>
      count === 1
        ? "1 more is left out because their address bounced."
        : `${count} more are left out because their addresses bounced.`,
    proof: "Send me a test email",
    proving: "Sending…",
    proved: (to: string) => `Test email on its way to ${to}`,
  },
  figures: {
    title: "Results",
    written: "To send",
    sent: "Sent",
    waiting: "On their way",
    failed: "Given up",
    dropped: "Not sent: stopped or unsubscribed",
    bounced: "Left out, address bounced",
    unsubscribed: "Unsubscribed",
    note: "Updated about once a minute while it's being sent.",
    toMails: "Emails of mailings",
  },
  moves: {
    running: "Send mailing",
    again: "Resume sending",
    paused: "Pause",
    stopped: "Stop for good",
  },
  start: {
    title: (title: string) => `Send “${title}”?`,
    /** `null`: it is not counted yet. */
    text: (count: Count | null) => {
      if (count?.people === 1 && !count.more) {
        return "1 client will get this email, in the language they agreed in. If they unsubscribe before it's sent, they won't get it.";
      }
      return `${whom(count)} will get this email, each in the language they agreed in. Anyone who unsubscribes before their turn won't get it.`;
    },
    confirm: "Send mailing",
    confirming: "Starting…",
    keep: "Not yet",
    done: "The mailing is being sent",
  },
  stop: {
    title: (title: string) => `Stop “${title}”?`,
    text: "Nobody else will get this email. Emails already sent can't be taken back, and a stopped mailing can't be started again.",
    confirm: "Stop mailing",
    confirming: "Stopping…",
    keep: "Keep sending",
    done: "Mailing stopped",
  },
  pausedNow: "Mailing paused",
  goesOn: "Mailing resumed",
};
