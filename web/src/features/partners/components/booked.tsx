import { PATHS } from "@niyamdesk/domain/base/addresses";
import type { Slot } from "@niyamdesk/domain/consultations/slot";
import type { CaPartner } from "@niyamdesk/domain/partners/partner";
import { useEffect, useRef } from "react";
import { booking as words } from "#messages/directory.ts";
import { SITE_ORIGIN } from "../../../lib/backend/env.ts";
import { calendarAddress } from "../../../lib/time/calendar-file.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TimeWords } from "./time-words.tsx";

export interface Booking {
  /** Of the consultation. */
  id: string;
  slot: Slot;
}

interface BookedProps {
  booking: Booking;
  partner: CaPartner;
  onAnother(): void;
}

/** It is booked: when, and where to find it again. The reader is brought here, since the dialog is gone. */
export function Booked({ booking: { id, slot }, partner, onAnother }: BookedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-4 rounded-box border border-success/40 bg-success/8 p-4 sm:p-5">
      <h3 ref={heading} tabIndex={-1} className="flex items-start gap-2 text-lg leading-snug outline-none">
        <Icon name="check" size={22} className="mt-0.5 text-success" />
        {words.bookedTitle}
      </h3>
      <p className="mt-2 font-medium">
        <TimeWords slot={slot} />
      </p>
      <p className="muted mt-1 text-sm">{words.booked}</p>
      <div className="mt-4 grid gap-2">
        <ButtonLink to={PATHS.user.consultations} block>
          {words.myConsultations}
        </ButtonLink>
        <a
          className="btn btn-outline btn-block border-base-300 hover:border-transparent"
          download="consultation.ics"
          href={calendarAddress({
            uid: `${id}@${new URL(SITE_ORIGIN).hostname}`,
            startsAt: slot.startsAt,
            endsAt: slot.endsAt,
            title: words.calendarTitle(partner.name),
            url: `${SITE_ORIGIN}${PATHS.user.consultations}`,
          })}
        >
          <Icon name="calendar-days" size={18} />
          {words.addToCalendar}
        </a>
        <Button look="quiet" block onClick={onAnother}>
          {words.bookAnother}
        </Button>
      </div>
    </div>
  );
}
