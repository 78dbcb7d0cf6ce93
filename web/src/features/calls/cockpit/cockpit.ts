import { createContext, useContext } from "react";

/** Whom a call is for, as any list, page or task knows them. */
export interface Callee {
  lead_id: string;
  name: string;
  /** E.164; null: there is no number, which the cockpit says. */
  phone_e164: string | null;
}

/** What a screen can ask of the cockpit, which stands in the frame of the workspace and outlives every page of it. */
export interface Cockpit {
  /** The lead that the caller is on the phone with now, in whichever tab; null: with nobody. */
  busyWith: string | null;
  /** Begins a call, or comes back to it when it is the one that runs. Says itself why it cannot (hours, number, do not call). */
  start(callee: Callee): void;
  /** Opens the form for a call that came in or was made without the cockpit. */
  log(callee: Callee): void;
  /** Walks the queue: offers the next lead after each saved call, until it is ended or nobody is left. */
  startSession(): void;
}

export const CockpitContext = createContext<Cockpit | null>(null);

export function useCockpit(): Cockpit {
  const cockpit = useContext(CockpitContext);
  if (!cockpit) throw new Error("No cockpit above this screen.");
  return cockpit;
}
