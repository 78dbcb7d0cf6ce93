/** Fields for days and times; all are those of India. */
export const dates = {
  day: "Day",
  time: "Time",
  /** Behind a time. */
  zone: "IST",
  quick: "Quick choices",
  inHours: (hours: number) => (hours === 1 ? "In 1 hour" : `In ${hours} hours`),
  /** `time` such as 10:00 am. */
  /** Within a sentence or a row. */
  nextDayAt: (time: string) => `tomorrow, ${time}`,
  todayAt: (time: string) => `today, ${time}`,
  /** `day` such as Wed, or 3 Dec 2026. */
  onDayAt: (day: string, time: string) => `${day}, ${time}`,
  tomorrowAt: (time: string) => `Tomorrow, ${time}`,
  nextMondayAt: (time: string) => `Next Monday, ${time}`,
  dayMissing: "Please choose a day",
  timeMissing: "Please choose a time",
  notBefore: (earliest: string) => `Please choose ${earliest} or later`,
  notAfter: (latest: string) => `Please choose ${latest} or earlier`,
};
