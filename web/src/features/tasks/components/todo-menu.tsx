import { Ellipsis } from "lucide-react";
import { todos as words } from "#messages/workspaces/todos.ts";
import { daysAhead, inHours, nextMonday } from "../../../lib/time/ist-input.ts";
import { istTime } from "../../../lib/time/ist-words.ts";
import { Disclosure } from "../../../ui/disclosure.tsx";
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
  const choices: readonly (readonly [string, () => void])[] = [
    ...LATER.map(([label, at]) => [label, () => acts.putOff(todo, at(Date.now()))] as const),
    [todo.kind === "task" ? words.edit : words.pick, () => acts.edit(todo)],
  ];
  return (
    <Disclosure
      className="relative"
      label={words.more(title)}
      buttonClass="btn btn-ghost btn-square"
      panelClass="menu-panel right-0 w-60"
      button={() => <Ellipsis size={20} aria-hidden="true" />}
    >
      {(close) => (
        <ul className="grid gap-0.5">
          {choices.map(([label, act]) => (
            <li key={label}>
              <button
                type="button"
                className="menu-link w-full"
                onClick={() => {
                  close();
                  act();
                }}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
