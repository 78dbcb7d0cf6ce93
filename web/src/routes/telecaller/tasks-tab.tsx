import { Plus } from "lucide-react";
import { useState } from "react";
import { todos as words } from "#messages/workspaces/todos.ts";
import { DoneTasks } from "../../features/tasks/components/done-tasks.tsx";
import { TaskDialog } from "../../features/tasks/components/late-dialogs.ts";
import { TodoList } from "../../features/tasks/components/todo-list.tsx";
import { useDoneTasks } from "../../features/tasks/data/own-tasks.ts";
import type { TaskView } from "../../features/tasks/read-task.ts";
import { NotificationChoice } from "../../features/tasks/reminders/notification-choice.tsx";
import type { Todo } from "../../features/tasks/todo.ts";
import type { Live } from "../../lib/firestore/live.ts";
import { Button } from "../../ui/button.tsx";
import { NothingHere } from "../../ui/work-list.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { useWork } from "./use-work.ts";

interface TasksTabProps {
  uid: string;
  now: number;
  /** Of today, epoch ms. */
  start: number;
  todos: Live<{ todos: Todo[]; tasks: TaskView[] }>;
}

/** All there is to do, and what was done today. */
export default function TasksTab({ uid, now, start, todos }: TasksTabProps) {
  const { followUps } = useWork();
  const done = useDoneTasks(uid, start);
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <WorkPanel
        words={words.open}
        live={todos}
        rows={4}
        aside={
          <Button look="outline" size="small" className="min-h-11" onClick={() => setAdding(true)}>
            <Plus size={18} aria-hidden="true" />
            {words.add}
          </Button>
        }
      >
        {({ todos: all, tasks }) =>
          all.length === 0 ? (
            <NothingHere>{words.open.none}</NothingHere>
          ) : (
            <TodoList
              label={words.open.title}
              uid={uid}
              todos={all}
              tasks={tasks}
              now={now}
              followUps={followUps}
            />
          )
        }
      </WorkPanel>
      <NotificationChoice />
      <WorkPanel words={words.done} live={done} rows={1}>
        {(tasks) => <DoneTasks tasks={tasks} />}
      </WorkPanel>
      {isAdding && <TaskDialog uid={uid} task={null} onClose={() => setAdding(false)} />}
    </div>
  );
}
