/** How leads come to those who call, as an administrator set it. */
export interface LeadRules {
  /** Whether leads of the pool are given out by turns, without anybody pressing. */
  share_out: boolean;
  /** The most open leads that somebody is given; null: no limit. */
  cap: number | null;
  /** After so many days without a call a lead goes back to the pool; 0: never. */
  idle_days: number;
  /** Whoever asked to be called is called within so many minutes of calling time, else it is the next one's turn. */
  first_call_minutes: number;
}

/** Until an administrator sets others. */
export const DEFAULT_LEAD_RULES: LeadRules = {
  share_out: false,
  cap: 60,
  idle_days: 7,
  first_call_minutes: 30,
};
