import type { Moment } from "../time/moment.ts";

/** `application_drafts/{hash of the device's key}`: who began to apply and gave a number; functions only. */
export interface ApplicationDraft {
  id: string;
  name: string;
  email: string | null;
  /** E.164. */
  phone: string;
  city: string | null;
  /** When it is looked at whether they stopped half-way; null once that is done, or they sent it. */
  lead_at: Moment | null;
  created_at: Moment;
  /** It is deleted then. */
  expires_at: Moment;
}

/** Somebody who did not come back for so long has stopped. */
export const STOPPED_AFTER_HOURS = 24;
