/** What a browser says of itself, as far as a person tells their devices apart by it. Nothing finer is kept. */
export const BROWSERS = ["chrome", "edge", "firefox", "opera", "safari", "samsung", "other"] as const;
export const SYSTEMS = ["android", "chromeos", "ios", "linux", "mac", "windows", "other"] as const;

export interface Device {
  browser: (typeof BROWSERS)[number];
  system: (typeof SYSTEMS)[number];
}

/** The first that is found counts: most browsers also say that they are others. */
const BROWSER_SIGNS: readonly (readonly [RegExp, Device["browser"]])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, "edge"],
  [/\bOPR\/|\bOPiOS\//, "opera"],
  [/\bSamsungBrowser\//, "samsung"],
  [/\bFirefox\/|\bFxiOS\//, "firefox"],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, "chrome"],
  [/\bSafari\//, "safari"],
];
const SYSTEM_SIGNS: readonly (readonly [RegExp, Device["system"]])[] = [
  [/\bAndroid\b/, "android"],
  [/\biPhone\b|\biPad\b|\biPod\b/, "ios"],
  [/\bCrOS\b/, "chromeos"],
  [/\bWindows\b/, "windows"],
  [/\bMacintosh\b/, "mac"],
  [/\bLinux\b/, "linux"],
];

/** Null: it says nothing that we know. @param userAgent of anybody's browser: only whether it matches is looked at */
export function deviceOf(userAgent: string): Device | null {
  const said = userAgent.slice(0, 500);
  const browser = BROWSER_SIGNS.find(([sign]) => sign.test(said))?.[1];
  const system = SYSTEM_SIGNS.find(([sign]) => sign.test(said))?.[1];
  if (browser === undefined && system === undefined) return null;
  return { browser: browser ?? "other", system: system ?? "other" };
}
