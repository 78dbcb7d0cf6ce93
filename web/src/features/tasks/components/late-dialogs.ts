import { lateDialog } from "../../../ui/late-dialog.tsx";

/** They bring forms, which nobody needs to see what there is to do. */
export const TaskDialog = lateDialog(async () => ({
  default: (await import("./task-dialog.tsx")).TaskDialog,
}));
export const TodoFollowUpDialog = lateDialog(async () => ({
  default: (await import("./follow-up-dialog.tsx")).TodoFollowUpDialog,
}));
