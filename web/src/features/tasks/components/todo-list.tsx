import { useState } from "react";
import type { TaskView } from "../read-task.ts";
import type { Todo } from "../todo.ts";
import { TaskDialog, TodoFollowUpDialog } from "./late-dialogs.ts";
import { TodoRow } from "./todo-row.tsx";
import { type FollowUpActs, todoActs } from "./use-todo-acts.ts";

interface TodoListProps {
  label: string;
  uid: string;
  todos: readonly Todo[];
  /** All of them as they are stored: one that is being edited may have left the list. */
  tasks: readonly TaskView[];
  /** Epoch ms. */
  now: number;
  followUps: FollowUpActs;
}

/** Tasks and follow-ups below each other, and the dialogs that change them. */
export function TodoList({ label, uid, todos, tasks, now, followUps }: TodoListProps) {
  const [edited, setEdited] = useState<Todo | null>(null);
  const acts = todoActs(followUps, setEdited);
  const close = () => setEdited(null);
  return (
    <>
      <ul aria-label={label} className="work-list overflow-visible">
        {todos.map((todo) => (
          <TodoRow key={todo.id} todo={todo} now={now} acts={acts} />
        ))}
      </ul>
      {edited?.kind === "task" && (
        <TaskDialog
          uid={uid}
          task={tasks.find(({ id }) => id === edited.task.id) ?? edited.task}
          onClose={close}
        />
      )}
      {edited?.kind === "follow_up" && (
        <TodoFollowUpDialog
          callee={edited.followUp}
          at={edited.followUp.dueAt}
          acts={followUps}
          onClose={close}
        />
      )}
    </>
  );
}
