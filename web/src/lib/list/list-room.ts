import { createContext, useContext } from "react";
import { useMedia } from "../device/use-media.ts";

/** Something stands beside the pages, so that lists have less room than the window. */
export const BesideLists = createContext(false);

/** Whether a list has room for columns. */
export function useHasColumns(): boolean {
  const isBeside = useContext(BesideLists);
  return useMedia(isBeside ? "(width >= 90rem)" : "(width >= 64rem)");
}
