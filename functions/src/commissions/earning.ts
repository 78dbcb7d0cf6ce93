import type { CommissionRule } from "@niyamdesk/domain/commissions/commission";
import { DEFAULT_COMMISSION_SETTINGS, ratesOn } from "@niyamdesk/domain/commissions/commission-settings";
import { type Share, sharesOf } from "@niyamdesk/domain/commissions/reckoning";
import type { Franchise } from "@niyamdesk/domain/franchises/franchise";
import { codesAbove, holdersOf } from "@niyamdesk/domain/franchises/territory";
import { pinCodeIn } from "@niyamdesk/domain/places/pin-code";
import { lettersOfState } from "@niyamdesk/domain/places/state-letters";
import type { Profile } from "@niyamdesk/domain/profiles/profile";
import {
  type CheckoutRecord,
  franchiseRef,
  profileRef,
  referredRef,
  settingsRef,
  territoryAreaRef,
  territoryRef,
} from "../platform/refs.ts";
import type { UnitOfWork } from "../platform/unit-of-work.ts";

type Reader = Pick<UnitOfWork, "get">;
type Sold = Pick<CheckoutRecord, "id" | "user_id" | "contact" | "tax">;

export interface Earning {
  shares: (Share<Earned> & { rule: CommissionRule })[];
  /** Of the client's PIN code; null: none is known. */
  pin_area: string | null;
}

interface Earned {
  franchise_id: string;
  user_id: string;
  level: Franchise["hierarchy_level"];
}

/**
 * Who earns what on a purchase: the partner whose code the client had followed, else who holds the client's place most specifically,
 * then those who hold the territories around. Nobody earns on what they buy themselves.
 *
 * @param paid epoch ms: the percents of that day count
 */
export async function earningOf(unit: Reader, checkout: Sold, paid: number): Promise<Earning> {
  const buyer = await unit.get(profileRef(checkout.user_id));
  const pin = pinCodeIn(checkout.contact.address) ?? pinCodeIn(buyer?.address);
  const pin_area = pin?.slice(0, 3) ?? null;
  const referred = await byReferral(unit, checkout);
  const first = referred ?? (await byTerritory(unit, checkout, pin));
  if (first === null || (await isSelf(unit, checkout, buyer, first))) return { shares: [], pin_area };
  const chain = [first];
  for (const code of codesAbove(first.territory_code)) {
    const above = await holderOf(unit, code);
    if (above !== null && !(await isSelf(unit, checkout, buyer, above))) chain.push(above);
  }
  const settings = { ...DEFAULT_COMMISSION_SETTINGS, ...(await unit.get(settingsRef("commission"))) };
  const earners = chain.map(({ id, user_id, hierarchy_level }) => {
    return { franchise_id: id, user_id, level: hierarchy_level };
  });
  const shares = sharesOf(earners, ratesOn(settings, paid), checkout.tax.taxable_paise).map(
    (share): Earning["shares"][number] => {
      const isFirst = share.earner.franchise_id === first.id;
      return { ...share, rule: isFirst ? (referred === null ? "territory" : "referral") : "above" };
    },
  );
  return { shares, pin_area };
}

async function byReferral(unit: Reader, { id }: Sold): Promise<Franchise | null> {
  const referred = await unit.get(referredRef(id));
  return referred ? active(await unit.get(franchiseRef(referred.franchise_id))) : null;
}

/** Without a PIN code, or where its first digits are not known, the place of supply still says the State. */
async function byTerritory(unit: Reader, { tax }: Sold, pin: string | null): Promise<Franchise | null> {
  const area = pin === null ? undefined : await unit.get(territoryAreaRef(pin.slice(0, 3)));
  for (const { franchise_id } of pin === null ? [] : holdersOf(area, pin)) {
    const franchise = active(await unit.get(franchiseRef(franchise_id)));
    if (franchise !== null) return franchise;
  }
  const letters = lettersOfState(tax.place_of_supply);
  return letters === null ? null : holderOf(unit, letters);
}

async function holderOf(unit: Reader, code: string): Promise<Franchise | null> {
  const territory = await unit.get(territoryRef(code));
  if (!territory?.franchise_id) return null;
  return active(await unit.get(franchiseRef(territory.franchise_id)));
}

function active(franchise: Franchise | undefined): Franchise | null {
  return franchise?.status === "active" ? franchise : null;
}

/** Whether buyer and partner share account, phone, PAN or GSTIN. */
async function isSelf(
  unit: Reader,
  { user_id, contact }: Sold,
  buyer: Profile | undefined,
  { user_id: partnerId }: Franchise,
): Promise<boolean> {
  if (user_id === partnerId) return true;
  const partner = await unit.get(profileRef(partnerId));
  if (!partner) return false;
  const same = (own: string | null | undefined, ...theirs: (string | null | undefined)[]) =>
    Boolean(own) && theirs.includes(own);
  return (
    same(partner.phone, contact.phone, buyer?.phone) ||
    same(partner.pan, buyer?.pan, contact.gstin?.slice(2, 12), buyer?.gstin?.slice(2, 12)) ||
    same(partner.gstin, contact.gstin, buyer?.gstin) ||
    same(partner.gstin?.slice(2, 12), buyer?.pan)
  );
}
