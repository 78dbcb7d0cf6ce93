import { lateDialog } from "../../../ui/late-dialog.tsx";

/** It brings a form, which nobody needs to read what was said. */
export const EditCallDialog = lateDialog(async () => ({
  default: (await import("./edit-call-dialog.tsx")).EditCallDialog,
}));
