import { booking } from "#messages/directory.ts";
import { site } from "#messages/site.ts";
import { useSession } from "../../../lib/session/session.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { PreparingAccount } from "../../../ui/preparing-account.tsx";
import { SessionUnknown } from "../../../ui/session-unknown.tsx";
import type { BookingDialogProps } from "../booking-props.ts";
import { BookingForm } from "./booking-form.tsx";
import { TimeWords } from "./time-words.tsx";

/** The chosen time in words, what it is about, and the booking. Clients only; a visitor signs in on the way. */
export default function BookingDialog(props: BookingDialogProps) {
  return (
    <Dialog open title={booking.title} onClose={props.onClose}>
      <p className="rounded-box bg-base-200 px-4 py-3">
        <span className="block font-semibold">
          <TimeWords slot={props.slot} />
        </span>
        <span className="muted text-sm">{booking.withName(props.partner.name)}</span>
      </p>
      <div className="mt-5">
        <Step {...props} />
      </div>
    </Dialog>
  );
}

function Step(props: BookingDialogProps) {
  const session = useSession({ certain: true });
  if (session.status === "unknown") {
    return <SessionUnknown session={session} title={booking.checkFailed} />;
  }
  if (session.status === "signed_out") return <BookingForm {...props} signedIn={false} />;
  if (session.role === null) return <PreparingAccount />;
  if (session.role !== "client_user") return <p>{booking.clientsOnly(site.roles[session.role])}</p>;
  return <BookingForm {...props} signedIn />;
}
