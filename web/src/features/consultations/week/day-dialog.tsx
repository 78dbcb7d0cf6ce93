import type { CaPartner } from "@niyamdesk/domain/partners/partner";
import { practice as words } from "#messages/workspaces/practice.ts";
import { toast } from "../../../lib/page/toast.ts";
import { istDayWords } from "../../../lib/time/ist-words.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { setConsultationTimes } from "../data/practice.ts";
import { timesOf } from "./times-dialog.tsx";
import type { WeekDay } from "./week-days.ts";

/** Asks before a day is taken off, with what is booked on it; one that is off is opened again. */
export function DayDialog({ day, own, onClose }: { day: WeekDay; own: CaPartner; onClose(): void }) {
  const times = timesOf(own);
  const title = istDayWords(day.at);
  return (
    <ConfirmDialog
      title={day.isOff ? words.takeBackTitle(title) : words.off.title(title)}
      confirm={day.isOff ? words.takeBack : words.off.confirm}
      keep={day.isOff ? words.off.stayOff : words.off.keep}
      onConfirm={async () => {
        const others = times.days_off.filter((one) => one !== day.id);
        await setConsultationTimes({ ...times, days_off: day.isOff ? others : [...others, day.id] });
        toast("success", day.isOff ? words.off.back : words.off.done);
        onClose();
      }}
      onClose={onClose}
    >
      <p>{day.isOff ? words.off.backEffect : words.off.effect}</p>
      {!day.isOff && day.consultations.length > 0 && (
        <p className="mt-3">{words.off.stays(day.consultations.length)}</p>
      )}
    </ConfirmDialog>
  );
}
