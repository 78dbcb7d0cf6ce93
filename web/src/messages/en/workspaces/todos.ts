import type { Priority } from "@niyamdesk/domain/base/priority";

const priorities: Record<Priority, string> = { high: "High", medium: "Medium", low: "Low" };

/** What a telecaller has to do: tasks of their own, and people who are to be called again. */
export const todos = {
  urgent: {
    title: "Urgent",
    loading: "Loading what's urgent",
    failed: "Failed to load what's urgent",
    none: "Nothing is overdue, and nothing else is due today.",
  },
  open: {
    title: "Tasks and follow-ups",
    loading: "Loading your tasks",
    failed: "Failed to load your tasks",
    none: "Nothing to do yet. Add a task, or set a follow-up on one of your leads.",
  },
  done: {
    title: "Done today",
    loading: "Loading what was done",
    failed: "Failed to load what was done",
    none: "Nothing done yet today.",
  },
  all: "All tasks",
  add: "Add a task",
  task: "Task",
  followUp: "Follow-up",
  call: "Call",
  callName: (name: string) => `Call ${name}`,
  /** Read out: the button that ticks it off. */
  finish: (title: string) => `Done: ${title}`,
  finished: "Marked as done",
  settled: (name: string) => `Follow-up with ${name} is done`,
  reopen: "Open again",
  /** Read out: the menu beside it. */
  more: (title: string) => `More for ${title}`,
  snooze: {
    hour: "In 1 hour",
    tomorrow: (time: string) => `Tomorrow, ${time}`,
    monday: (time: string) => `Next Monday, ${time}`,
  },
  snoozed: (when: string) => `Moved to ${when}`,
  edit: "Edit",
  pick: "Choose another time",
  notChanged: "This change couldn't be saved. Please try again.",
  changedMeanwhile: (name: string) =>
    `The follow-up with ${name} was changed elsewhere. We kept the newer one.`,
  stays: "This couldn't be undone.",
  priority: "Priority",
  priorities,
  due: "due {due}",
  wasDue: "was due {due}",
  noTime: "No time set",
  addTitle: "Add a task",
  editTitle: "Edit task",
  what: "What needs to be done?",
  when: "When?",
  whenHint: "We'll remind you then.",
  notes: "Notes",
  save: "Save",
  saveTask: "Save task",
  conflict: (fields: string) =>
    `Changed elsewhere while you were editing: ${fields}. Save again to keep your version.`,
  fields: { title: "what needs to be done", dueAt: "the time", priority: "the priority", notes: "the notes" },
  reminders: {
    switch: "Remind me when something is due",
    hint: "A short message in NiyamDesk, on every screen of your workspace.",
    due: (title: string) => `Due now: ${title}`,
    promised: (name: string, by: string) => `${name} asked for a call. Call by ${by}.`,
    callNow: (name: string) => `Time to call ${name}`,
    several: (count: number) => `${count} reminders are due`,
    open: "See tasks",
    ask: "Allow notifications",
    askHint: "Then your device reminds you too, while NiyamDesk is open in the background.",
    allowed: "Your device shows reminders while NiyamDesk is open in the background.",
    blocked: "Notifications are blocked for this site. You can allow them in your browser's site settings.",
    unsupported: "This browser can't show notifications. Reminders appear in NiyamDesk.",
  },
};
