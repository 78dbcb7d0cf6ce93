import type { AgreedFee } from "@niyamdesk/domain/earnings/agreement";
import {
  FEE_CAUSES,
  FEE_KINDS,
  FEE_STATUSES,
  type FeeCause,
  type FeeKind,
  type FeeStatus,
} from "@niyamdesk/domain/earnings/ca-fee";
import { FEE_PAYOUT_STATUSES, type FeePayoutStatus } from "@niyamdesk/domain/earnings/fee-payout";
import {
  nameIn,
  numberIn,
  oneIn,
  partsIn,
  recentTimeIn,
  type StoredData,
  textIn,
} from "../../lib/firestore/stored.ts";

/** One line of a CA's fees; sums in paise, times in epoch ms. */
export interface FeeView {
  id: string;
  kind: FeeKind;
  caId: string;
  cause: FeeCause;
  causeId: string;
  /** Empty for a consultation. */
  service: string;
  paise: number;
  status: FeeStatus;
  held: boolean;
  at: number;
  month: string;
}

/** Null when it does not say where it stands: money is not guessed. */
export function readFee(id: string, data: StoredData): FeeView | null {
  const status = FEE_STATUSES.find((known) => known === data.status);
  if (status === undefined) return null;
  return {
    ...{ id, status, held: data.held === true },
    kind: oneIn(data, "kind", FEE_KINDS, "earned"),
    caId: textIn(data, "ca_id") ?? "",
    cause: oneIn(data, "cause", FEE_CAUSES, "order"),
    causeId: textIn(data, "cause_id") ?? "",
    service: nameIn(data, "service_name") ?? "",
    paise: numberIn(data, "amount_paise"),
    at: recentTimeIn(data, "done_at"),
    month: textIn(data, "month") ?? "",
  };
}

export interface FeePayoutView {
  id: string;
  batchId: string;
  status: FeePayoutStatus;
  ca: string;
  /** Last four characters; empty: none. */
  panEnd: string;
  gstinEnd: string;
  month: string;
  lines: number;
  feesPaise: number;
  gstPaise: number;
  tdsPercent: number;
  tdsPaise: number;
  totalPaise: number;
  /** Empty until it is paid. */
  reference: string;
  /** When it was paid; until then, when it was begun. */
  at: number;
}

/** Null when it does not say where it stands. */
export function readFeePayout(id: string, data: StoredData): FeePayoutView | null {
  const status = FEE_PAYOUT_STATUSES.find((known) => known === data.status);
  if (status === undefined) return null;
  return {
    ...{ id, status, batchId: textIn(data, "batch_id") ?? "", ca: textIn(data, "ca_name") ?? "" },
    panEnd: textIn(data, "pan")?.slice(-4) ?? "",
    gstinEnd: textIn(data, "gstin")?.slice(-4) ?? "",
    month: textIn(data, "month") ?? "",
    lines: numberIn(data, "lines"),
    feesPaise: numberIn(data, "fees_paise"),
    gstPaise: numberIn(data, "gst_paise"),
    tdsPercent: numberIn(data, "tds_percent"),
    tdsPaise: numberIn(data, "tds_paise"),
    totalPaise: numberIn(data, "total_paise"),
    reference: textIn(data, "reference") ?? "",
    at: recentTimeIn(data, status === "paid" ? "paid_at" : "begun_at"),
  };
}

export interface AgreementView {
  caId: string;
  ca: string;
  fees: readonly AgreedFee[];
  /** Empty: none is kept. */
  pan: string;
  gstin: string;
  /** Epoch ms. */
  updatedAt: number;
}

export function readAgreement(id: string, data: StoredData): AgreementView {
  const fees = partsIn(data, "fees").map((fee) => ({
    service_id: textIn(fee, "service_id"),
    from: textIn(fee, "from") ?? "",
    amount_paise: numberIn(fee, "amount_paise"),
  }));
  return {
    ...{ caId: id, fees, ca: textIn(data, "ca_name") ?? "" },
    ...{ pan: textIn(data, "pan") ?? "", gstin: textIn(data, "gstin") ?? "" },
    updatedAt: recentTimeIn(data, "updated_at"),
  };
}
