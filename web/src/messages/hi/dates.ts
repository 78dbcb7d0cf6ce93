import type { dates as english } from "../en/dates.ts";
import type { Texts } from "../texts.ts";

export const dates: Texts<typeof english> = {
  day: "तारीख़",
  time: "समय",
  zone: "IST",
  quick: "जल्दी चुनें",
  inHours: (hours) => `${hours} घंटे बाद`,
  // 'कल' alone is yesterday too.
  nextDayAt: (time, weekday) => `${weekday} (कल), ${time}`,
  dayBeforeAt: (time) => `बीते कल, ${time}`,
  todayAt: (time) => `आज ${time}`,
  onDayAt: (day, time) => `${day}, ${time}`,
  promised: (weekday, day) => `${weekday}, ${day}`,
  tomorrowAt: (time) => `कल ${time}`,
  nextMondayAt: (time) => `अगले सोमवार, ${time}`,
  dayMissing: "कृपया तारीख़ चुनें",
  timeMissing: "कृपया समय चुनें",
  notBefore: (earliest) => `कृपया ${earliest} या उसके बाद का समय चुनें`,
  notAfter: (latest) => `कृपया ${latest} या उससे पहले का समय चुनें`,
};
