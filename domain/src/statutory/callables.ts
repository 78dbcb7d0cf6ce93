import {
  calendarAddressInput,
  chooseRemindersInput,
  endReminderMailsInput,
  extendStatutoryDateInput,
  markDateInput,
  saveCalendarFactsInput,
  saveStatutoryDateInput,
} from "./calendar-input.ts";

export const statutoryInputs = {
  calendarAddress: calendarAddressInput,
  chooseReminders: chooseRemindersInput,
  endReminderMails: endReminderMailsInput,
  extendStatutoryDate: extendStatutoryDateInput,
  markDate: markDateInput,
  saveCalendarFacts: saveCalendarFactsInput,
  saveStatutoryDate: saveStatutoryDateInput,
} as const;

export interface StatutoryOutputs {
  /** Shown once: only its hash is kept. Null: removed. */
  calendarAddress: { address: string | null };
  chooseReminders: Record<string, never>;
  endReminderMails: { ended: boolean };
  extendStatutoryDate: { version: number };
  markDate: Record<string, never>;
  saveCalendarFacts: { dates: number };
  saveStatutoryDate: { version: number };
}
