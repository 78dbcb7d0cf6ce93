import type { VIEW_REASONS } from "@niyamdesk/domain/views/view";

const reasons: Record<(typeof VIEW_REASONS)[number], string> = {
  help: "They asked for help",
  fault: "Looking into a fault",
  quality: "Checking how we work",
  other: "Another reason",
};

/** Somebody's workspace, seen as they see it. */
export const viewAdmin = {
  see: "View as them",
  title: (name: string) => `View as ${name}?`,
  why: "Why are you looking?",
  reasons,
  effects: (minutes: number) => [
    `Their workspace opens in a new tab, for ${minutes} minutes at most.`,
    "You can read what they read. You can't change anything.",
    "It's noted in the audit log. A client can see on their privacy page that we looked.",
  ],
  confirm: "View as them",
  confirming: "Opening…",
  keep: "Not now",
  begun: (time: string) => `Your browser didn't open a new tab. You can view it until ${time}.`,
  open: (name: string) => `Open ${name}'s workspace`,

  opening: "Opening the workspace",
  failed: "We couldn't open the workspace",
  over: "You're not viewing anyone's workspace",
  overHint: "It may have been more than 30 minutes. Open the person's page and choose “View as them” again.",
  clients: "Clients",
};
