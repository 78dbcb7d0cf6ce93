import { BadgeCheck, UserRoundPlus } from "lucide-react";
import { activities as words } from "#messages/workspaces/activities.ts";
import type { TimelineEntry } from "../../ui/timeline.tsx";
import type { LeadView } from "./read-lead.ts";

/** When leads came, and became clients, among all that happened. */
export function leadActivity(leads: readonly LeadView[]): TimelineEntry[] {
  return leads.flatMap(({ id, name, interest, createdAt, conversion }) => {
    const came: TimelineEntry = {
      id: `lead-${id}`,
      at: createdAt,
      title: words.leadCame(name),
      detail: interest,
      icon: UserRoundPlus,
    };
    if (conversion === null) return [came];
    const converted: TimelineEntry = {
      id: `converted-${id}`,
      at: conversion.at,
      title: words.converted(name),
      detail: interest,
      icon: BadgeCheck,
      tone: "success",
    };
    return [came, converted];
  });
}
