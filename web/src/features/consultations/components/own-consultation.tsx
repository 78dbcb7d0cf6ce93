import { PATHS } from "@niyamdesk/domain/base/addresses";
import { mayMoveConsultation } from "@niyamdesk/domain/consultations/consultation";
import { mayBeReviewed } from "@niyamdesk/domain/reviews/review";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { consultations } from "#messages/consultations.ts";
import { SITE_ORIGIN } from "../../../lib/backend/env.ts";
import { useShownPhone } from "../../../lib/phone/phone-tables.ts";
import { calendarAddress } from "../../../lib/time/calendar-file.ts";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { type ConsultationView, isAhead } from "../read-consultation.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { ReviewDialog } from "./review-dialog.tsx";
import { When, whenWords } from "./when.tsx";

const TONES: Record<ConsultationView["status"], Tone> = {
  booked: "info",
  completed: "success",
  no_show: "warning",
  cancelled: "neutral",
};

/** One consultation of a client, with what can be done about it now. */
export function OwnConsultation({ consultation, now }: { consultation: ConsultationView; now: number }) {
  const { caId, caName, status, notes, phone, cancelledBy, reason, reviewed } = consultation;
  const shown = useShownPhone();
  const ahead = isAhead(consultation, now);
  const over = status === "booked" && !ahead;
  return (
    <li className="p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg leading-snug">
          <When consultation={consultation} />
        </h3>
        {/* What took place is said by where it stands. */}
        {!over && <Badge tone={TONES[status]}>{consultations.statuses[status]}</Badge>}
      </div>
      <p className="mt-0.5">
        <Link to={PATHS.caPartner(caId)} className="link-hover thumb font-medium text-primary">
          {caName}
        </Link>
      </p>
      {ahead && (
        <p className="muted figures mt-1 text-sm">
          {phone === null ? consultations.callsYou : consultations.callsAt(shown(phone))}
        </p>
      )}
      {status === "cancelled" && cancelledBy !== null && (
        <p className="muted mt-1 text-sm wrap-anywhere">
          {consultations.cancelledBy[cancelledBy]} {reason !== null && consultations.reason(reason)}
        </p>
      )}
      {status === "completed" && !reviewed && <p className="muted mt-1 text-sm">{consultations.askReview}</p>}
      {status === "no_show" && (
        <p className="muted mt-1 text-sm">
          {consultations.missed}{" "}
          <Link to={PATHS.contact} className="link">
            {consultations.missedWrite}
          </Link>
        </p>
      )}
      {notes !== null && (
        <p className="muted mt-2 max-w-prose text-sm whitespace-pre-line wrap-anywhere">
          <span className="sr-only">{consultations.notes}: </span>
          {notes}
        </p>
      )}
      <Actions consultation={consultation} now={now} />
    </li>
  );
}

function Actions({ consultation, now }: { consultation: ConsultationView; now: number }) {
  const [open, setOpen] = useState<"cancel" | "review" | null>(null);
  const { id, caName, status, startsAt, endsAt, reviewed } = consultation;
  const close = () => setOpen(null);
  const mayCancel = mayMoveConsultation(
    { status, starts_at: { toMillis: () => startsAt } },
    "cancelled",
    "client_user",
    now,
  );
  const mayReview = mayBeReviewed({ status, ends_at: { toMillis: () => endsAt } }, now) === "yes";
  if (!mayCancel && !mayReview) return null;
  const which = <span className="sr-only">{consultations.actionOf(whenWords(consultation))}</span>;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {mayCancel && (
        <>
          <a
            className="btn btn-sm btn-outline min-h-11 border-base-300 hover:border-transparent"
            download="consultation.ics"
            href={calendarAddress({
              uid: `${id}@${new URL(SITE_ORIGIN).hostname}`,
              startsAt,
              endsAt,
              title: consultations.calendarTitle(caName),
              url: `${SITE_ORIGIN}${PATHS.user.consultations}`,
            })}
          >
            <CalendarPlus size={17} aria-hidden="true" />
            {consultations.addToCalendar}
            {which}
          </a>
          <Button look="quiet" size="small" className="min-h-11 text-error" onClick={() => setOpen("cancel")}>
            {consultations.cancel}
            {which}
          </Button>
        </>
      )}
      {mayReview && (
        <Button
          look={reviewed ? "outline" : "primary"}
          size="small"
          className="min-h-11"
          onClick={() => setOpen("review")}
        >
          {reviewed ? consultations.changeReview : consultations.review}
          {which}
        </Button>
      )}
      {open === "cancel" && <CancelDialog consultation={consultation} other={caName} onClose={close} />}
      {open === "review" && <ReviewDialog consultation={consultation} onClose={close} />}
    </div>
  );
}
