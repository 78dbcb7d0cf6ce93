import * as z from "zod/mini";
import { LANGUAGES } from "../base/languages.ts";
import { documentId } from "../fields/fields.ts";
import { OFFICE_WORDS } from "../fields/office-words.ts";
import { line, text } from "../fields/written.ts";
import { isStateCode } from "../places/states.ts";
import { seenVersion } from "../services/service-input.ts";
import { ANNOUNCED_TO, MOST_NAMED } from "./audience.ts";
import { NOTIFICATION_TYPES } from "./notification.ts";

const words = z.strictObject({ title: line(1, 150), content: text(1, 2000) });
/** Epoch ms, in this century. */
const instant = z.int().check(z.minimum(0), z.maximum(4_102_444_800_000));

export const announcementInput = z
  .strictObject({
    words: z.strictObject({ en: words, hi: words }),
    type: z.enum(NOTIFICATION_TYPES),
    audience: z
      .strictObject({
        to: z.array(z.enum(ANNOUNCED_TO)).check(z.minLength(1), z.maxLength(ANNOUNCED_TO.length)),
        services: z.array(documentId).check(z.maxLength(MOST_NAMED)),
        states: z.array(z.string().check(z.refine(isStateCode))).check(z.maxLength(MOST_NAMED)),
      })
      .check(
        z.refine(
          ({ to, services, states }) =>
            (services.length === 0 && states.length === 0) || to.every((one) => one === "client_user"),
          { path: ["to"], message: OFFICE_WORDS.onlyClientsNarrowed },
        ),
      ),
    language: z.nullable(z.enum(LANGUAGES)),
    /** Null: at once. */
    starts_at: z.nullable(instant),
    ends_at: z.nullable(instant),
  })
  .check(
    z.refine(({ starts_at, ends_at }) => ends_at === null || ends_at > (starts_at ?? 0), {
      path: ["ends_at"],
      message: OFFICE_WORDS.announcementEndsBefore,
    }),
  );

/** `saveAnnouncement`: a new announcement, or a change of one that has not ended. */
export const saveAnnouncementInput = z.strictObject({
  /** Chosen by who writes it: a second try finds the first. */
  announcement_id: documentId,
  announcement: announcementInput,
  seen_version: seenVersion,
});

/** `endAnnouncement`: nobody is shown it from then on. */
export const endAnnouncementInput = z.strictObject({ announcement_id: documentId });
