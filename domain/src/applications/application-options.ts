/** What the wizard lets people choose from, as it is stored; screens have the words for it. */

/** A statement and no gate. */
export const INVESTMENT_CAPACITIES = ["50,000-1,00,000", "1-3 lakh", "3-5 lakh", "5 lakh+"] as const;
export const BUSINESS_EXPERIENCES = ["0-1", "2-5", "6-10", "10+ years"] as const;
export const ANNUAL_INCOMES = ["less than 5,00,000", "5-10 lakh", "10-20 lakh", "more than 20 lakh"] as const;
export const MONTHLY_REVENUES = ["50,000-1,00,000", "1-2 lakh", "2-5 lakh", "more than 5 lakh"] as const;
export const TEAM_SIZES = ["1-3", "4-10", "11-25", "more than 25"] as const;
export const OFFICE_SPACES = ["home", "rented", "owned", "coworking"] as const;
