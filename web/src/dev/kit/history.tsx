import { CircleCheck, CircleX, FileClock, Inbox, MessageSquare, Send } from "lucide-react";
import { useState } from "react";
import { kit as words } from "#messages/kit.ts";
import { Button } from "../../ui/button.tsx";
import { Timeline, type TimelineEntry } from "../../ui/timeline.tsx";
import { NOW } from "./now.ts";
import { Group, Piece } from "./shown.tsx";

const HOUR_MS = 3_600_000;
const HOURS = [0, 20, 26, 27, 200];
const MARKS: readonly Pick<TimelineEntry, "icon" | "tone">[] = [
  { icon: Send, tone: "success" },
  { icon: CircleCheck },
  { icon: FileClock, tone: "warning" },
  { icon: CircleX, tone: "error" },
  { icon: Inbox },
];

const ENTRIES: readonly TimelineEntry[] = words.events.map(([title = "", detail, who], index) => {
  return {
    id: index,
    at: NOW - (HOURS[index] ?? 0) * HOUR_MS,
    title,
    detail,
    who: who ?? null,
    ...MARKS[index],
  };
});

export function History() {
  const [added, setAdded] = useState<readonly TimelineEntry[]>([]);
  const add = () => {
    const entry = { id: `new-${added.length}`, at: NOW, title: words.happened, icon: MessageSquare };
    setAdded([entry, ...added]);
  };
  return (
    <Group id="history" title={words.groups.history}>
      <Piece of="timeline">
        <Timeline entries={[...added, ...ENTRIES]} />
        <Button look="outline" size="small" onClick={add}>
          {words.add}
        </Button>
      </Piece>
      <Piece of="timeline">
        <Timeline entries={ENTRIES.map(({ icon: _, ...entry }) => entry)} first={2} />
      </Piece>
    </Group>
  );
}
