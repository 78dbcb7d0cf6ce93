import type { TelecallerDay } from "@niyamdesk/domain/calls/call-day";
import { emptyDay } from "@niyamdesk/domain/calls/call-day";
import { todos as words } from "#messages/workspaces/todos.ts";
import { useTargets } from "../../features/calls/data/targets.ts";
import { Goals } from "../../features/calls/day/goals.tsx";
import { TodoList } from "../../features/tasks/components/todo-list.tsx";
import type { TaskView } from "../../features/tasks/read-task.ts";
import { isUrgent, type Todo } from "../../features/tasks/todo.ts";
import { type Live, mapLive } from "../../lib/firestore/live.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { NothingHere } from "../../ui/work-list.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { tabAddress, useWork } from "./use-work.ts";

interface OverviewTabProps {
  uid: string;
  now: number;
  /** Null: nothing was done yet. */
  day: Live<TelecallerDay | null>;
  todos: Live<{ todos: Todo[]; tasks: TaskView[] }>;
}

/** What presses, and how far the day has come. */
export function OverviewTab({ uid, now, day, todos }: OverviewTabProps) {
  const { followUps } = useWork();
  const targets = useTargets(uid);
  return (
    <div className="beside grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <WorkPanel
        words={words.urgent}
        live={todos}
        rows={3}
        aside={<TextLink to={tabAddress("tasks")}>{words.all}</TextLink>}
      >
        {({ todos: all, tasks }) => {
          const urgent = all.filter((todo) => isUrgent(todo, now));
          if (urgent.length === 0) return <NothingHere>{words.urgent.none}</NothingHere>;
          return (
            <TodoList
              label={words.urgent.title}
              uid={uid}
              todos={urgent}
              tasks={tasks}
              now={now}
              followUps={followUps}
            />
          );
        }}
      </WorkPanel>
      <div className="order-first lg:order-none">
        <Goals day={mapLive(day, (known) => known ?? emptyDay(uid, now))} targets={targets} />
      </div>
    </div>
  );
}
