import { Download } from "lucide-react";
import { useState } from "react";
import { reports as words } from "#messages/workspaces/reports.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { exportPerformance } from "../data/export-performance.ts";

/** The figures of the period as a spreadsheet; days by their names. */
export function ExportButton({ from, last }: { from: string; last: string }) {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      look="outline"
      busy={busy}
      onClick={async () => {
        setBusy(true);
        try {
          toast("success", words.exported(await exportPerformance(from, last)));
        } catch (error) {
          toast("error", errorWords(error));
        } finally {
          setBusy(false);
        }
      }}
    >
      {!busy && <Download size={18} aria-hidden="true" />}
      {busy ? words.exporting : words.export}
    </Button>
  );
}
