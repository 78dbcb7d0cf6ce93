import type { Slot } from "@niyamdesk/domain/consultations/slot";
import type { CaPartner } from "@niyamdesk/domain/partners/partner";

/** Of the dialog that books a chosen time. */
export interface BookingDialogProps {
  partner: CaPartner;
  slot: Slot;
  onClose(): void;
  /** With the id of the consultation. */
  onBooked(id: string): void;
  /** Another time must be chosen, for the reason given. */
  onRefused(why: string): void;
}
