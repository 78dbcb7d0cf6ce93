import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { catalogueServices } from "./vite-catalogue-services.ts";
import { catalogueSummaries } from "./vite-catalogue-summaries.ts";

export default defineConfig({
  plugins: [react(), tailwindcss(), catalogueSummaries(), catalogueServices()],
  build: { target: "es2022", sourcemap: false, assetsInlineLimit: 0 },
  server: { host: "127.0.0.1", strictPort: true },
});
