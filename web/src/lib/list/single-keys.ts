import { useSwitch } from "../session/own-switches.ts";

/** Whether letters alone do something, as the person chose; they do unless switched off. */
export function useSingleKeys(): { on: boolean; set(on: boolean): Promise<void> } {
  return useSwitch("single_keys", true);
}
