import { BellRing } from "lucide-react";
import { todos } from "#messages/workspaces/todos.ts";
import { askForNotifications, useNotificationState } from "../../../lib/device/notifications.ts";
import { Button } from "../../../ui/button.tsx";

const words = todos.reminders;

/** Whether the device may remind, and the button that asks it; nothing asks by itself. */
export function NotificationChoice() {
  const state = useNotificationState();
  if (state === "undecided") {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="outline" onClick={() => void askForNotifications()}>
          <BellRing size={18} aria-hidden="true" />
          {words.ask}
        </Button>
        <p className="muted flex-1 basis-60 text-sm">{words.askHint}</p>
      </div>
    );
  }
  const said = { allowed: words.allowed, blocked: words.blocked, unsupported: words.unsupported };
  return (
    <p className="muted text-sm" role="status">
      {said[state]}
    </p>
  );
}
