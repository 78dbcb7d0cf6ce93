import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { showMountFailure } from "./app/mount-failure.ts";
import { forgetWithOtherTabs } from "./lib/session-memory.ts";
import "./styles.css";

forgetWithOtherTabs();
const host = document.getElementById("root");
try {
  if (!host) throw new Error("The page has no root element");
  createRoot(host).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
} catch (error) {
  console.error(error);
  showMountFailure();
}
