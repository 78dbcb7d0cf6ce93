/** What a telecaller's calls amount to. */
export const reports = {
  title: "Performance Reports",
  periods: { label: "Period", day: "Day", week: "Week", month: "Month" },
  before: { day: "Day before", week: "Week before", month: "Month before" },
  after: { day: "Day after", week: "Week after", month: "Month after" },
  /** The first and the last day. */
  span: (from: string, last: string) => `${from} to ${last}`,
  loading: "Loading your figures",
  failed: "Failed to load your figures",
  export: "Export CSV",
  exporting: "Exporting…",
  exported: (rows: number) => `${rows === 1 ? "1 day" : `${rows} days`} exported`,
  notSent: (count: number) =>
    count === 1
      ? "Counts 1 call that hasn't been sent yet."
      : `Counts ${count} calls that haven't been sent yet.`,
  calls: { day: "Calls by hour", week: "Calls by day", month: "Calls by day" },
  callsOf: (calls: string, target: string) => `${calls} of ${target}`,
  target: "target",
  noCalls: { day: "No calls on this day", week: "No calls in this week", month: "No calls in this month" },
  connectRate: "Connect rate",
  talkTime: "Talk time",
  conversionRate: "Conversion rate",
  minutes: (count: string) => `${count} min`,
  percent: (value: number) => `${value}%`,
  heads: {
    day: "Day",
    hour: "Hour",
    calls: "Calls",
    connected: "Connected",
    rate: "Connect rate",
    talk: "Talk time (min)",
    result: "Result",
    number: "Number",
    step: "Step",
    people: "People",
    share: "Share",
  },
  hours: {
    title: "When they answer, last 4 weeks",
    bestIs: (hour: string) => `Most people answer at ${hour}.`,
    notYet: "We'll name your best hour once an hour has 10 calls.",
    none: "No calls in the last 4 weeks",
  },
  funnel: {
    title: "From call to client",
    called: "Called",
    spoke: "Spoke",
    interested: "Interested",
    qualified: "Qualified",
    converted: "Converted",
    people: "Each person counts once.",
  },
  outcomes: { title: "How calls ended" },
  said: { title: "What people said", none: "Nobody was spoken to in this period." },
  badges: {
    title: "Achievements",
    lead: "From your own records of the last 12 weeks.",
    fullWeeks: (count: number, target: string) =>
      count === 1 ? `${target} calls in a week, once` : `${target} calls in a week, ${count} times`,
    fullDays: (count: number, target: string) =>
      count === 1 ? `${target} calls in a day, once` : `${target} calls in a day, ${count} times`,
    bestDay: (calls: string, day: string) => `Most calls in a day: ${calls}, on ${day}`,
    bestWeek: (count: string, day: string) => `Most conversions in a week: ${count}, from ${day}`,
    none: "Your first full day or week shows here.",
  },
};
