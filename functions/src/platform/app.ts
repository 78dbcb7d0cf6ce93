import { type App, getApps, initializeApp } from "firebase-admin/app";

/** This project, as the Admin SDK knows it. Under a trigger, the functions' SDK has made it before us, by another name. */
export function app(): App {
  return getApps()[0] ?? initializeApp();
}
