import { tasks as words } from "#messages/workspaces/tasks.ts";
import { Badge } from "../../../ui/badge.tsx";
import { DueDate } from "../../../ui/due-date.tsx";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import type { TaskView } from "../read-task.ts";

export function TaskList({ tasks }: { tasks: readonly TaskView[] }) {
  return (
    <WorkList label={words.title}>
      {tasks.map((task) => (
        <WorkRow
          key={task.id}
          title={task.title}
          detail={<DueDate at={task.dueAt} />}
          {...(task.priority === "high" ? { aside: <Badge tone="warning">{words.high}</Badge> } : {})}
        />
      ))}
    </WorkList>
  );
}
