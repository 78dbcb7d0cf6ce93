import { LANGUAGES, type Language } from "@niyamdesk/domain/base/languages";
import { orders } from "#messages/orders.ts";
import { nameIn, oneIn, type StoredData } from "../../../lib/firestore/stored.ts";
import { type ComplaintView, readComplaint } from "../read-complaint.ts";

/** What a client complains of, as administrators see it. */
export interface OfficeComplaint extends ComplaintView {
  serviceName: string;
  /** In which its client reads. */
  language: Language;
}

export function readOfficeComplaint(id: string, data: StoredData): OfficeComplaint {
  return {
    ...readComplaint(id, data),
    serviceName: nameIn(data, "service_name") ?? orders.service,
    language: oneIn(data, "language", LANGUAGES, "en"),
  };
}
