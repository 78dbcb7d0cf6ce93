import { Check, Phone } from "lucide-react";
import { Link } from "react-router-dom";
import { todos as words } from "#messages/workspaces/todos.ts";
import { nearWords } from "../../../lib/time/near-words.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Filled } from "../../../ui/filled.tsx";
import { isLate, type Todo } from "../todo.ts";
import { TodoMenu } from "./todo-menu.tsx";
import type { TodoActs } from "./use-todo-acts.ts";

interface TodoRowProps {
  todo: Todo;
  /** Epoch ms. */
  now: number;
  acts: TodoActs;
}

/** One thing to do: ticked off, called, or put off, each with one press. */
export function TodoRow({ todo, now, acts }: TodoRowProps) {
  const title = titleOf(todo);
  const { dueAt, priority } = todo;
  const late = isLate(todo, now);
  return (
    <li className="todo-row">
      <button
        type="button"
        className="todo-tick"
        aria-label={words.finish(title)}
        title={words.finish(title)}
        onClick={() => acts.finish(todo)}
      >
        <Check size={16} aria-hidden="true" />
      </button>
      <div className="min-w-0 flex-1">
        <p className="line-clamp-2 font-medium">
          {todo.kind === "task" ? (
            title
          ) : (
            <Link to={acts.leadAddress(todo.followUp.leadId)} className="hover:underline">
              {title}
            </Link>
          )}
        </p>
        <p className="muted dot-line text-sm">
          <span className={late ? "font-medium text-error" : ""}>
            {dueAt === null ? (
              words.noTime
            ) : (
              <Filled
                text={late ? words.wasDue : words.due}
                parts={{
                  due: (
                    <time key="due" className="figures" dateTime={new Date(dueAt).toISOString()}>
                      {nearWords(dueAt, now)}
                    </time>
                  ),
                }}
              />
            )}
          </span>{" "}
          <span>{todo.kind === "task" ? words.task : (todo.followUp.interest ?? words.followUp)}</span>
        </p>
      </div>
      {priority === "high" && (
        <span className="hidden sm:inline">
          <Badge tone="warning">{words.priorities.high}</Badge>
        </span>
      )}
      {todo.kind === "follow_up" && (
        <button
          type="button"
          className="btn btn-sm btn-outline min-h-11 min-w-11 border-base-300 sm:min-h-9"
          aria-label={words.callName(title)}
          onClick={() => acts.call(todo.followUp)}
        >
          <Phone size={16} aria-hidden="true" />
          <span className="hidden sm:inline">{words.call}</span>
        </button>
      )}
      <TodoMenu todo={todo} title={title} acts={acts} />
    </li>
  );
}

export function titleOf(todo: Todo): string {
  return todo.kind === "task" ? todo.task.title : todo.followUp.name;
}
