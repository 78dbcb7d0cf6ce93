import { CALENDAR_FEED, PATHS } from "@niyamdesk/domain/base/addresses";
import { DomainError } from "@niyamdesk/domain/base/errors";
import { calendarFeed as feedOf } from "@niyamdesk/domain/statutory/feed";
import { onRequest } from "firebase-functions/https";
import { clientAddress } from "../platform/client-address.ts";
import { logFailure } from "../platform/log.ts";
import { siteAddress } from "../platform/params.ts";
import { limitRate } from "../platform/rate-limit.ts";
import { calendarAt } from "./calendar-address.ts";
import { endReminderMails } from "./end-reminder-mails.ts";

const ADDRESS = new RegExp(`^${CALENDAR_FEED}/(?:(end)/)?([A-Za-z0-9_-]{43})(?:\\.ics)?$`);

/**
 * A client's dates for other calendars, to whoever has the private address; and the press on a mail program's own 'unsubscribe', which
 * is a POST. Who merely opens that address is asked by our page: programs open links, too.
 */
export const calendarFeed = onRequest(
  { invoker: "public", timeoutSeconds: 20 },
  async (request, response) => {
    response.set({ "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" });
    const [, end, token] = ADDRESS.exec(request.path) ?? [];
    try {
      await limitRate("calendarFeed", clientAddress(request), { calls: 60, perSeconds: 60 });
      if (token === undefined) return void response.status(404).end();
      if (end !== undefined) {
        if (request.method === "GET" || request.method === "HEAD") {
          return response.redirect(
            302,
            `${siteAddress()}${PATHS.endReminders}?${new URLSearchParams({ token })}`,
          );
        }
        if (request.method !== "POST") return void response.set("Allow", "GET, HEAD, POST").status(405).end();
        await endReminderMails(token);
        return void response.status(200).end();
      }
      if (request.method !== "GET" && request.method !== "HEAD") {
        return void response.set("Allow", "GET, HEAD").status(405).end();
      }
      const calendar = await calendarAt(token);
      if (calendar === null) return void response.status(404).end();
      response
        .set({
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": 'inline; filename="dates.ics"',
        })
        .status(200)
        .send(feedOf(calendar, siteAddress(), calendar.reckoned_at.toMillis()));
    } catch (error) {
      if (error instanceof DomainError) {
        return void response.status(error.code === "too_many_requests" ? 429 : 404).end();
      }
      logFailure("a calendar was not given out", error);
      response.status(503).set("Retry-After", "60").end();
    }
  },
);
