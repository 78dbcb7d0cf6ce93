import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { catalogueServices } from "./vite-catalogue-services.ts";
import { catalogueSummaries } from "./vite-catalogue-summaries.ts";

export default defineConfig({
  plugins: [react(), tailwindcss(), catalogueSummaries(), catalogueServices()],
  build: {
    target: "es2022",
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Changes rarely: stays in the browser's cache over deploys.
            {
              name: "framework",
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            // What home and the list share, in one file: many small ones compress worse.
            {
              name: "catalogue",
              test: /features\/catalogue\/(?!components)|catalogue-summaries|lib\/(env|firestore-rest|read-cache|public-read|page-title)|domain\/src\/(service|money|gst)\./,
            },
          ],
        },
      },
    },
  },
  server: { host: "127.0.0.1", strictPort: true },
});
