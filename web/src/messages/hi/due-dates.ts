import type { dueDates as english } from "../en/due-dates.ts";
import type { Texts } from "../texts.ts";

export const dueDates: Texts<typeof english> = {
  none: "कोई आख़िरी तारीख़ नहीं",
  late: (days) => `${days} दिन की देरी`,
  passed: "देरी हो गई",
  today: "आज",
  tomorrow: "1 दिन में",
  inDays: (days) => `${days} दिन में`,
};
