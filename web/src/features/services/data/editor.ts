import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import type { CallableInput } from "@niyamdesk/domain/callables";
import {
  allServicesQuery,
  SERVICE_DRAFTS,
  serviceDraftsQuery,
  serviceVersionsQuery,
} from "@niyamdesk/domain/services/queries";
import { call } from "../../../lib/backend/callables.ts";
import { type Live, useLiveDocument, useLiveQuery } from "../../../lib/firestore/live.ts";
import type { StoredData } from "../../../lib/firestore/stored.ts";
import { type DraftView, readDraftRecord, readVersion, type VersionView } from "../admin/read-editor.ts";

export interface StoredService {
  id: string;
  data: StoredData;
}

const readStored = (id: string, data: StoredData): StoredService => ({ id, data });
const COLLECTION: string = SERVICE_DRAFTS;

/** Every record of a service, hidden ones too. */
export const useStoredServices = (): Live<StoredService[]> => useLiveQuery(allServicesQuery, {}, readStored);

export const useServiceDrafts = (): Live<DraftView[]> =>
  useLiveQuery(serviceDraftsQuery, {}, readDraftRecord);

/** Null: there is no record, the built-in service is sold. */
export const useStoredService = (id: string): Live<StoredService | null> =>
  useLiveDocument([COLLECTIONS.services, id], readStored);

export const useServiceDraft = (id: string): Live<DraftView | null> =>
  useLiveDocument([COLLECTION, id], readDraftRecord);

export const useServiceVersions = (service_id: string): Live<VersionView[]> =>
  useLiveQuery(serviceVersionsQuery, { service_id }, readVersion);

/** What an administrator does with a service; each throws `AppError`. */
export const saveServiceDraft = (input: CallableInput<"saveServiceDraft">) => call("saveServiceDraft", input);

export const discardServiceDraft = (input: CallableInput<"discardServiceDraft">) =>
  call("discardServiceDraft", input);

export const publishService = (input: CallableInput<"publishService">) => call("publishService", input);

export const restoreService = (input: CallableInput<"restoreService">) => call("restoreService", input);

export const setServiceOnSale = (input: CallableInput<"setServiceOnSale">) => call("setServiceOnSale", input);

export const orderServices = (input: CallableInput<"orderServices">) => call("orderServices", input);

export const lookAtService = (service_id: string) => call("lookAtService", { service_id });
