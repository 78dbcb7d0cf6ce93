import { RotateCcw } from "lucide-react";
import { todos as words } from "#messages/workspaces/todos.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istTime } from "../../../lib/time/ist-words.ts";
import { Button } from "../../../ui/button.tsx";
import { WorkList, WorkRow } from "../../../ui/work-list.tsx";
import { changeTask } from "../data/write-task.ts";
import type { TaskView } from "../read-task.ts";

/** What was done today; each can be opened again. */
export function DoneTasks({ tasks }: { tasks: readonly TaskView[] }) {
  return (
    <WorkList label={words.done.title}>
      {tasks.map(({ id, title, doneAt }) => (
        <WorkRow
          key={id}
          title={<span className="muted line-through">{title}</span>}
          detail={doneAt === null ? "" : istTime(doneAt)}
          aside={
            <Button
              look="quiet"
              size="small"
              className="act-button"
              onClick={() => {
                changeTask(id, { doneAt: null }).catch(() => toast("error", words.notChanged));
              }}
            >
              <RotateCcw size={16} aria-hidden="true" />
              {words.reopen}
            </Button>
          }
        />
      ))}
    </WorkList>
  );
}
