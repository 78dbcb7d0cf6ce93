import { PATHS } from "@niyamdesk/domain/base/addresses";
import { consultationForm } from "@niyamdesk/domain/consultations/consultation-input";
import { useCallback, useState } from "react";
import { booking } from "#messages/directory.ts";
import { AppError } from "../../../lib/backend/app-error.ts";
import { withReturn } from "../../../lib/page/return-path.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { PhoneField } from "../../../ui/phone-field.tsx";
import { bookingDraft, clearBookingDraft, keepBookingDraft } from "../booking-draft.ts";
import type { BookingDialogProps } from "../booking-props.ts";
import { bookConsultation } from "../data/book.ts";

/** Somebody else was first, or it is too late: only another time helps. */
const REFUSED = { slot_taken: booking.taken, slot_unavailable: booking.gone } as const;

/** What it is about and where to call. Who is not signed in can write already; it is all there when they come back. */
export function BookingForm({
  partner,
  slot,
  signedIn,
  onBooked,
  onRefused,
}: BookingDialogProps & { signedIn: boolean }) {
  const [draft] = useState(() => bookingDraft(partner.id));
  const keep = useCallback(
    (typed: { notes?: string | undefined; phone?: string | undefined }) =>
      keepBookingDraft(partner.id, typed),
    [partner.id],
  );
  return (
    <Form
      label={booking.title}
      schema={consultationForm}
      defaultValues={{ notes: "", phone: "", ...draft }}
      onChange={keep}
      fieldsOf={{ invalid_input: "phone" }}
      onSubmit={async (typed) => {
        try {
          const id = await bookConsultation({ ca_id: partner.id, slot: slot.id, ...typed });
          clearBookingDraft(partner.id);
          onBooked(id);
        } catch (error) {
          if (!(error instanceof AppError) || !isRefused(error.code)) throw error;
          onRefused(REFUSED[error.code]);
        }
      }}
    >
      {({ busy }) => (
        <>
          <TextField
            name="notes"
            label={booking.notes}
            hint={booking.notesHint}
            rows={3}
            maxLength={500}
            optional
          />
          <PhoneField label={booking.phone} use={booking.calls} hint={booking.phoneHint} optional />
          <Next />
          {signedIn ? (
            <Button type="submit" size="large" block busy={busy}>
              {busy ? booking.busy : booking.confirm}
            </Button>
          ) : (
            <SignInFirst partnerId={partner.id} slotId={slot.id} />
          )}
        </>
      )}
    </Form>
  );
}

function Next() {
  return (
    <section aria-labelledby="booking-next" className="mb-5">
      <h3 id="booking-next" className="text-sm font-semibold">
        {booking.nextTitle}
      </h3>
      <ol className="muted mt-1 list-decimal ps-5 text-sm">
        {booking.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

/** Both ways lead back to this very time. */
function SignInFirst({ partnerId, slotId }: { partnerId: string; slotId: string }) {
  const here = `${PATHS.caPartner(partnerId)}?${new URLSearchParams({ slot: slotId })}`;
  return (
    <>
      <p className="mb-3 text-sm font-medium">{booking.signInFirst}</p>
      <div className="grid gap-2">
        <ButtonLink to={withReturn(PATHS.login, here)} size="large" block>
          {booking.signIn}
        </ButtonLink>
        <ButtonLink to={withReturn(PATHS.register, here)} look="outline" block>
          {booking.register}
        </ButtonLink>
      </div>
    </>
  );
}

function isRefused(code: string): code is keyof typeof REFUSED {
  return Object.hasOwn(REFUSED, code);
}
