import { LANGUAGES, type Language } from "@niyamdesk/domain/base/languages";
import { ANNOUNCED_TO, type AnnouncedTo } from "@niyamdesk/domain/notifications/audience";
import {
  ANNOUNCEMENT_STATUSES,
  type AnnouncementStatus,
  type AnnouncementWords,
  NOTIFICATION_TYPES,
  type NotificationType,
} from "@niyamdesk/domain/notifications/notification";
import {
  numberIn,
  oneIn,
  partIn,
  recentTimeIn,
  type StoredData,
  textIn,
  timeIn,
} from "../../lib/firestore/stored.ts";

/** An announcement as administrators see it; times in epoch ms. */
export interface AnnouncementView {
  id: string;
  words: Record<Language, AnnouncementWords>;
  type: NotificationType;
  to: AnnouncedTo[];
  services: string[];
  states: string[];
  language: Language | null;
  startsAt: number;
  endsAt: number | null;
  status: AnnouncementStatus;
  version: number;
}

export function readAnnouncementRecord(id: string, data: StoredData): AnnouncementView {
  const words = partIn(data, "words");
  const audience = partIn(data, "audience");
  const inLanguage = (language: Language): AnnouncementWords => {
    const said = partIn(words, language);
    return { title: textIn(said, "title") ?? "", content: textIn(said, "content") ?? "" };
  };
  return {
    ...{ id, words: { en: inLanguage("en"), hi: inLanguage("hi") } },
    type: oneIn(data, "type", NOTIFICATION_TYPES, "update"),
    to: ANNOUNCED_TO.filter((one) => textsIn(audience, "to").includes(one)),
    ...{ services: textsIn(audience, "services"), states: textsIn(audience, "states") },
    language: LANGUAGES.find((one) => one === data.language) ?? null,
    ...{ startsAt: recentTimeIn(data, "starts_at"), endsAt: timeIn(data, "ends_at") },
    status: oneIn(data, "status", ANNOUNCEMENT_STATUSES, "ended"),
    version: numberIn(data, "version"),
  };
}

export function textsIn(data: StoredData, field: string): string[] {
  const { [field]: texts } = data;
  return Array.isArray(texts) ? texts.filter((one) => typeof one === "string") : [];
}
