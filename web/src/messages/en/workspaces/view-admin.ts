import type { VIEW_REASONS } from "@niyamdesk/domain/views/view";

const reasons: Record<(typeof VIEW_REASONS)[number], string> = {
  help: "They asked for help",
  fault: "Looking into a fault",
  quality: "Checking how we work",
  other: "Another reason",
};

/** Somebody's workspace, seen as they see it. */
export const viewAdmin = {
  see: "See as they do",
  title: (name: string) => `See as ${name} does?`,
  why: "Why do you look?",
  reasons,
  effects: (minutes: number) => [
    `Their workspace opens in a new tab, for ${minutes} minutes at most.`,
    "You can read what they read. You can't change anything.",
    "It goes into the audit log, and a client sees in their privacy centre that we looked.",
  ],
  confirm: "See as they do",
  confirming: "Opening…",
  keep: "Not now",
  begun: (time: string) => `Your browser didn't open a new tab. You can look until ${time}.`,
  open: (name: string) => `Open ${name}'s workspace`,

  opening: "Opening the workspace",
  failed: "We couldn't open the workspace",
  over: "You're not viewing anybody's workspace",
  overHint:
    "It may have been more than 30 minutes. Open the person's page and choose “See as they do” again.",
  clients: "Clients",
};
