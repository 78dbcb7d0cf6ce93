import type { Moment } from "../time/moment.ts";

/** `client_notes/{id}`: what administrators want to remember of a client. Never changed; erased with the account. */
export interface ClientNote {
  id: string;
  user_id: string;
  text: string;
  /** Uid of the administrator. */
  by: string;
  by_name: string;
  created_at: Moment;
}
