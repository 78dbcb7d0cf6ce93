import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { istMonth } from "@niyamdesk/domain/commissions/commission";
import type { Consultation } from "@niyamdesk/domain/consultations/consultation";
import { type FeeAgreement, feeOn } from "@niyamdesk/domain/earnings/agreement";
import type { CaFee } from "@niyamdesk/domain/earnings/ca-fee";
import { CA_FEES, FEE_AGREEMENTS } from "@niyamdesk/domain/earnings/queries";
import type { Order } from "@niyamdesk/domain/orders/order";
import type { Moment } from "@niyamdesk/domain/time/moment";
import { Timestamp } from "firebase-admin/firestore";
import type { DemoUser } from "./data.ts";

type Documents = readonly (readonly [path: string, document: object])[];
type Work = Pick<CaFee, "id" | "ca_id" | "cause" | "cause_id" | "service_name"> & {
  service_id: string | null;
  done_at: Moment;
};

const FEES = [
  [null, 300],
  ["gst-registration", 400],
  ["gst-return", 250],
  ["itr-filing", 450],
  ["iec", 500],
  ["private-limited", 1_500],
] as const;

/** What is agreed with the demo CAs, and what they earned by what is done in these records. */
export function earningDocuments(
  users: readonly DemoUser[],
  orders: readonly Order[],
  others: Documents,
  now: number,
): Documents {
  const agreements = users
    .filter(({ role }) => role === "ca")
    .map(
      ({ uid, name }): FeeAgreement => ({
        ...{
          ca_id: uid,
          ca_name: name,
          pan: null,
          gstin: null,
          payouts: 0,
          updated_at: Timestamp.fromMillis(now - 90 * 86_400_000),
        },
        fees: FEES.map(([service_id, rupees]) => ({
          ...{ service_id, from: "2026-04-01", amount_paise: rupees * 100 },
        })),
      }),
    );
  const consultations = others
    .filter(([path]) => path.startsWith(`${COLLECTIONS.consultations}/`))
    .map(([, one]) => one as Consultation);
  const done: Work[] = [
    ...orders
      .filter(({ status }) => status === "completed")
      .map(({ id, assigned_to, service_id, service_name, completed_at, updated_at }) => ({
        ...{
          id: `order_${id}_${assigned_to}`,
          ca_id: assigned_to ?? "",
          cause: "order" as const,
          cause_id: id,
        },
        ...{ service_id, service_name, done_at: completed_at ?? updated_at },
      })),
    ...consultations
      .filter(({ status }) => status === "completed")
      .map(({ id, ca_user_id, starts_at }) => ({
        ...{ id: `consultation_${id}`, ca_id: ca_user_id, cause: "consultation" as const, cause_id: id },
        ...{ service_id: null, service_name: "", done_at: starts_at },
      })),
  ];
  const fees = done.flatMap(({ service_id, ...work }): CaFee[] => {
    const at = work.done_at.toMillis();
    const agreement = agreements.find(({ ca_id }) => ca_id === work.ca_id);
    const amount_paise = feeOn(agreement, service_id, at);
    if (amount_paise === null) return [];
    return [
      {
        ...{ ...work, kind: "earned", of: null, amount_paise, status: "accrued", held: false },
        ...{ changes: 0, changed_paise: 0, month: istMonth(at), payout_id: null },
        ...{ created_at: work.done_at, updated_at: work.done_at },
      },
    ];
  });
  return [
    ...agreements.map((one) => [`${FEE_AGREEMENTS}/${one.ca_id}`, one] as const),
    ...fees.map((one) => [`${CA_FEES}/${one.id}`, one] as const),
  ];
}
