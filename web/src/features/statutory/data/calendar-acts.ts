import type { CallableInput } from "@niyamdesk/domain/callables";
import { call } from "../../../lib/backend/callables.ts";

/** Each throws `AppError`. */
export const saveFacts = (input: CallableInput<"saveCalendarFacts">) => call("saveCalendarFacts", input);
export const markDate = (input: CallableInput<"markDate">) => call("markDate", input);
export const chooseReminders = (input: CallableInput<"chooseReminders">) => call("chooseReminders", input);
export const changeAddress = (act: "renew" | "remove") => call("calendarAddress", { act });
export const endReminderMails = (token: string) => call("endReminderMails", { token });
