import { ANNOUNCED_TO, type AnnouncedTo } from "@niyamdesk/domain/notifications/audience";
import { announcementInput } from "@niyamdesk/domain/notifications/notification-input";
import * as z from "zod/mini";
import { announcements } from "#messages/workspaces/communications.ts";
import { EMPTY_IST, type IstInput, instantOf, istInput } from "../../lib/time/ist-input.ts";
import { idsOf, ticked } from "./audience-fields.tsx";
import type { AnnouncementView } from "./read-announcement.ts";

const { wrong } = announcements.form;

/** As it is typed. */
export interface TypedAnnouncement {
  type: string;
  en: { title: string; content: string };
  hi: { title: string; content: string };
  to: Record<string, boolean>;
  services: Record<string, boolean>;
  states: Record<string, boolean>;
  language: string;
  starts: IstInput;
  ends: IstInput;
}

export function typedOf(
  before: AnnouncementView | null,
  known: { services: readonly string[]; states: readonly string[] },
): TypedAnnouncement {
  const { type = "update", to = [], services = [], states = [], language = null } = before ?? {};
  const empty = { title: "", content: "" };
  return {
    ...{ type, en: before?.words.en ?? empty, hi: before?.words.hi ?? empty, language: language ?? "" },
    to: ticked(to, ANNOUNCED_TO),
    ...{ services: ticked(services, known.services), states: ticked(states, known.states) },
    starts: before === null ? EMPTY_IST : istInput(before.startsAt),
    ends: before?.endsAt == null ? EMPTY_IST : istInput(before.endsAt),
  };
}

/** @param before whose start, while it is untouched, stays as it is to the millisecond */
export function announcementForm(before: AnnouncementView | null) {
  return z.pipe(
    z.custom<TypedAnnouncement>(),
    z.transform((typed, context) => {
      const refuse = (path: PropertyKey[], message: string) => {
        context.issues.push({ code: "custom", path, message, input: typed });
      };
      const to = idsOf(typed.to) as AnnouncedTo[];
      const untouched = before !== null && istInput(before.startsAt).day === typed.starts.day;
      const isStart = untouched && istInput(before.startsAt).time === typed.starts.time;
      const read = announcementInput.safeParse({
        ...{ words: { en: typed.en, hi: typed.hi }, type: typed.type, language: typed.language || null },
        audience: { to, services: idsOf(typed.services), states: idsOf(typed.states) },
        starts_at: isStart ? before.startsAt : instantOf(typed.starts),
        ends_at: instantOf(typed.ends),
      });
      for (const { path, message } of read.error?.issues ?? []) {
        const [first, second, ...rest] = path;
        if (first === "words") refuse([second ?? "en", ...rest], message);
        else if (first === "ends_at") refuse(["ends"], wrong.ends);
        else if (second === "services" || second === "states") refuse([second], wrong.many);
        else refuse(["to"], to.length === 0 ? wrong.to : wrong.clients);
      }
      return read.success ? read.data : z.NEVER;
    }),
  );
}
