import { Button } from "../../../ui/button.tsx";

interface DialogButtonsProps {
  busy: boolean;
  confirm: string;
  confirming: string;
  /** What stays if it is not done. */
  keep: string;
  onClose(): void;
}

/** The two ways out of a form in a dialog. */
export function DialogButtons({ busy, confirm, confirming, keep, onClose }: DialogButtonsProps) {
  return (
    <div className="flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end">
      <Button look="outline" disabled={busy} onClick={onClose}>
        {keep}
      </Button>
      <Button type="submit" busy={busy}>
        {busy ? confirming : confirm}
      </Button>
    </div>
  );
}
