import { loadEnv } from "vite";
import { WEB } from "./config.ts";

/** Where the site will stand, such as `https://niyamdesk.in`. @throws Error when the build was not told */
export function siteOrigin(): string {
  const origin = loadEnv("production", WEB).VITE_SITE_ORIGIN;
  if (!origin) throw new Error("The site is built without VITE_SITE_ORIGIN, the address it will stand at");
  return new URL(origin).origin;
}
