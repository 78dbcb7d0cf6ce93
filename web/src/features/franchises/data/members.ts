import { FRANCHISE_MEMBERS, ownMembersQuery, partnersStaffQuery } from "@niyamdesk/domain/franchises/queries";
import { type Live, mapLive, useLiveDocument, useLiveQuery } from "../../../lib/firestore/live.ts";
import { recentTimeIn, type StoredData, textIn } from "../../../lib/firestore/stored.ts";

export interface MemberView {
  id: string;
  franchiseId: string;
  partnerUid: string;
  partner: string;
  territory: string;
  code: string;
  referralCode: string;
  name: string;
  email: string;
  /** Epoch ms. */
  invitedAt: number;
  hasAccepted: boolean;
}

/** Null once they work there no more. */
function readMember(id: string, data: StoredData): MemberView | null {
  if (data.ended_at !== null) return null;
  const text = (field: string) => textIn(data, field) ?? "";
  return {
    ...{ id, franchiseId: text("franchise_id"), partnerUid: text("partner_uid") },
    ...{ partner: text("partner_name"), territory: text("territory_name"), code: text("territory_code") },
    ...{ referralCode: text("referral_code"), name: text("name"), email: text("email") },
    invitedAt: recentTimeIn(data, "invited_at"),
    hasAccepted: data.accepted_at !== null,
  };
}

/** For whom somebody works, live; null: for themselves. */
export function useMembership(uid: string): Live<MemberView | null> {
  return useLiveDocument([FRANCHISE_MEMBERS, uid], readMember);
}

/** Who works for a partner, live. */
export function useMembers(uid: string): Live<MemberView[]> {
  return useLiveQuery(ownMembersQuery, { uid }, readMember);
}

/** Uids of all who work for some partner, live. */
export function usePartnersStaff(): Live<ReadonlySet<string>> {
  const found = useLiveQuery(partnersStaffQuery, {}, readMember);
  return mapLive(found, (members) => new Set(members.map(({ id }) => id)));
}
