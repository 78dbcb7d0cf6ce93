import { PATHS } from "@niyamdesk/domain/base/addresses";
import { type Slot, takesBookings } from "@niyamdesk/domain/consultations/slot";
import type { CaPartner } from "@niyamdesk/domain/partners/partner";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { common } from "#messages/common.ts";
import { booking } from "#messages/directory.ts";
import { lazyPage } from "../../../lib/loading/lazy-page.ts";
import { useMinute } from "../../../lib/time/use-minute.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Part } from "../../../ui/part.tsx";
import { ErrorState, SkeletonRows } from "../../../ui/states.tsx";
import { useBookedSlots } from "../data/booked-slots.ts";
import { freeDays, freeSlot } from "../free-times.ts";
import { Booked, type Booking as Made } from "./booked.tsx";
import { TimePicker } from "./time-picker.tsx";

/** Brings forms, sign-in and the callables with it. */
const BookingDialog = lazyPage(() => import("./booking-dialog.tsx"));

/** Choosing a free time and booking it. The chosen time stands in the address: a sign-in comes back to it. */
export function Booking({ partner }: { partner: CaPartner }) {
  return (
    <section
      aria-labelledby="booking-title"
      className="rounded-box border border-base-300 bg-base-100 p-5 sm:p-6"
    >
      <h2 id="booking-title" className="text-xl">
        {booking.title}
      </h2>
      {takesBookings(partner) ? (
        <FreeTimes partner={partner} />
      ) : (
        <>
          <p className="muted mt-2">{booking.notBookable(partner.name)}</p>
          <ButtonLink to={PATHS.caPartners} look="outline" className="mt-4">
            {booking.otherPartners}
          </ButtonLink>
        </>
      )}
    </section>
  );
}

/** Why another time must be chosen; on a phone that would lie far below what is seen first. */
function Notice({ words }: { words: string | null }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (words !== null) text.current?.scrollIntoView({ block: "center" });
  }, [words]);
  return (
    <p ref={text} role="alert" className="alert alert-warning alert-soft mt-3 empty:hidden">
      {words}
    </p>
  );
}

function FreeTimes({ partner }: { partner: CaPartner }) {
  const [address, setAddress] = useSearchParams();
  const now = useMinute();
  const taken = useBookedSlots(partner.id);
  const [made, setMade] = useState<Made | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  const wanted = address.get("slot");
  const choose = (slot: Slot | null, { replace = false } = {}) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (slot === null) after.delete("slot");
        else after.set("slot", slot.id);
        return after;
      },
      { replace, preventScrollReset: true },
    );

  if (made !== null) {
    return <Booked booking={made} partner={partner} onAnother={() => setMade(null)} />;
  }
  if (taken.data === undefined) {
    return (
      <div className="mt-4">
        {taken.failed ? (
          <ErrorState title={booking.failed} onRetry={taken.retry} />
        ) : (
          <SkeletonRows label={booking.loading} rows={3} />
        )}
      </div>
    );
  }
  const days = freeDays(partner, taken.data, now);
  const slot = freeSlot(days, wanted);
  const notice = refused ?? (wanted !== null && slot === null ? booking.gone : null);
  return (
    <>
      <p className="muted mt-1 text-sm">{booking.lead}</p>
      <Notice words={notice} />
      {days.length === 0 ? (
        <p className="muted mt-4">{booking.noneFree}</p>
      ) : (
        <TimePicker
          days={days}
          wanted={wanted}
          onLook={() => void BookingDialog.preload()}
          onChoose={(chosen) => {
            setRefused(null);
            taken.retry();
            choose(chosen, { replace: wanted !== null });
          }}
        />
      )}
      {slot !== null && (
        <Part
          waiting={
            <p role="status" data-loader="" className="muted mt-3">
              {common.loading}
            </p>
          }
        >
          <BookingDialog
            partner={partner}
            slot={slot}
            onClose={() => choose(null, { replace: true })}
            onBooked={(id) => {
              setMade({ id, slot });
              choose(null, { replace: true });
              taken.retry();
            }}
            onRefused={(why) => {
              setRefused(why);
              choose(null, { replace: true });
              taken.retry();
            }}
          />
        </Part>
      )}
    </>
  );
}
