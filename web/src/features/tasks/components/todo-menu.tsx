import { todos as words } from "#messages/workspaces/todos.ts";
import { daysAhead, inHours, nextMonday } from "../../../lib/time/ist-input.ts";
import { istTime } from "../../../lib/time/ist-words.ts";
import { ActMenu, type MenuAct } from "../../../ui/act-menu.tsx";
import type { Todo } from "../todo.ts";
import type { TodoActs } from "./use-todo-acts.ts";

const MORNING = 10;
const morning = istTime(Date.parse("2026-01-01T10:00:00+05:30"));

/** How long something may be put off, by what it is called. */
const LATER: readonly (readonly [label: string, at: (now: number) => number])[] = [
  [words.snooze.hour, (now) => inHours(1, now)],
  [words.snooze.tomorrow(morning), (now) => daysAhead(1, MORNING, now)],
  [words.snooze.monday(morning), (now) => nextMonday(MORNING, now)],
];

/** Puts it off, or opens it to be changed. */
export function TodoMenu({ todo, title, acts }: { todo: Todo; title: string; acts: TodoActs }) {
  const later = LATER.map(([label, at]): MenuAct => [label, () => acts.putOff(todo, at(Date.now()))]);
  return (
    <ActMenu
      label={words.more(title)}
      acts={[...later, [todo.kind === "task" ? words.edit : words.pick, () => acts.edit(todo)]]}
    />
  );
}
