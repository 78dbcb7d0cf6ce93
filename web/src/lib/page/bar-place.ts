import { createContext } from "react";

/** The middle of a workspace's bottom bar on a phone, for the one act of it that any page offers; null: there is none. */
export const BarPlace = createContext<HTMLElement | null>(null);
