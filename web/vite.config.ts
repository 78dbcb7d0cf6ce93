import { defineConfig } from "vite";
import { siteConfig } from "./site/config.ts";

/** For Vite's own commands and editors; `site/build.ts` and `site/serve.ts` take a language. */
export default defineConfig(siteConfig("en"));
