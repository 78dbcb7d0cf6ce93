import type { LaunchOptions } from "playwright";
import { CHROMIUM } from "../chromium.ts";

/** Draws colours and letters the same on every machine. */
export const SYSTEM_BROWSER: LaunchOptions = {
  ...CHROMIUM,
  args: [...(CHROMIUM.args ?? []), "--force-color-profile=srgb", "--font-render-hinting=none"],
};
