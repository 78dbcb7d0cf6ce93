import { COLLECTIONS, collectionOf } from "../base/paths.ts";
import type { QueryDeclaration } from "../base/query.ts";
import type { ServiceDraft, ServiceVersion } from "./service-draft.ts";

export const activeServicesQuery = {
  by: "visitor",
  from: COLLECTIONS.services,
  where: [["active", "==", true]],
  limit: 100,
} as const satisfies QueryDeclaration;

export const SERVICE_DRAFTS = collectionOf<ServiceDraft>("service_drafts");
export const SERVICE_VERSIONS = collectionOf<ServiceVersion>("service_versions");

/** For the editor: hidden ones, too. */
export const allServicesQuery = {
  by: "admin",
  from: COLLECTIONS.services,
  limit: 100,
} as const satisfies QueryDeclaration;

export const serviceDraftsQuery = {
  by: "admin",
  from: SERVICE_DRAFTS,
  limit: 100,
} as const satisfies QueryDeclaration;

/** What was sold before, the newest first. */
export const serviceVersionsQuery = {
  by: "admin",
  from: SERVICE_VERSIONS,
  where: [["service_id", "==", "{service_id}"]],
  order: [["version", "desc"]],
  limit: 50,
} as const satisfies QueryDeclaration;
