import { workConsultations as words } from "#messages/workspaces/consultations.ts";
import { PhoneNumber } from "../../../ui/phone-number.tsx";
import type { ConsultationView } from "../read-consultation.ts";

/** For the CA: where to call the client, and what about. */
export function ContactLine({ consultation: { notes, phone } }: { consultation: ConsultationView }) {
  return (
    <span className="wrap-anywhere">
      {phone !== null && (
        <>
          <a href={`tel:${phone}`} className="text-primary underline">
            <PhoneNumber e164={phone} />
          </a>
          {" · "}
        </>
      )}
      {notes ?? words.noNotes}
    </span>
  );
}
