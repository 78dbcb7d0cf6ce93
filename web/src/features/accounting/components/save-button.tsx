import { Download } from "lucide-react";
import { useState } from "react";
import { books } from "#messages/workspaces/accounting.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";

interface SaveButtonProps {
  label: string;
  primary?: boolean;
  save(): Promise<{ name: string; rows: number }>;
}

/** Saves a file, and says how many rows it has. */
export function SaveButton({ label, primary = false, save }: SaveButtonProps) {
  const [busy, setBusy] = useState(false);
  async function run(): Promise<void> {
    setBusy(true);
    try {
      const { name, rows } = await save();
      toast("success", books.files.saved(name, rows));
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      look={primary ? "primary" : "outline"}
      size="small"
      className="min-h-11 sm:min-h-9"
      busy={busy}
      onClick={() => void run()}
    >
      {!busy && <Download size={16} aria-hidden="true" />}
      {label}
    </Button>
  );
}
