/** Fields for days and times; all are those of India. */
export const dates = {
  day: "Day",
  time: "Time",
  /** Behind a time. */
  zone: "IST",
  quick: "Quick choices",
  inHours: (hours: number) => (hours === 1 ? "In 1 hour" : `In ${hours} hours`),
  /** Within a sentence or a row; `time` such as 10:00 am, `weekday` such as Wed. */
  todayAt: (time: string) => `${time} today`,
  nextDayAt: (time: string, _weekday: string) => `${time} tomorrow`,
  dayBeforeAt: (time: string) => `${time} yesterday`,
  /** `day` such as Thu 3 Dec, or 3 Dec 2026. */
  onDayAt: (day: string, time: string) => `${day}, ${time}`,
  /** Of a promise: `weekday` such as Thu, `day` such as 3 Dec. */
  promised: (weekday: string, day: string) => `${weekday}, ${day}`,
  tomorrowAt: (time: string) => `Tomorrow, ${time}`,
  nextMondayAt: (time: string) => `Next Monday, ${time}`,
  dayMissing: "Please choose a day",
  timeMissing: "Please choose a time",
  notBefore: (earliest: string) => `Please choose ${earliest} or later`,
  notAfter: (latest: string) => `Please choose ${latest} or earlier`,
};
