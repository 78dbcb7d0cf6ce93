import { CONSENT_STATES } from "@niyamdesk/domain/consents/queries";
import type { Belongings } from "../platform/belongings.ts";
import { timestamp } from "../platform/clock.ts";
import { proven } from "../platform/proven.ts";
import { recordRef } from "../platform/refs.ts";
import { commitTogether } from "../platform/unit-of-work.ts";
import { holderKey, noteConsent, type Said } from "./note-consent.ts";
import { consentsOf } from "./own-consents.ts";

/**
 * With the account all that was agreed to ends, by lines of their own; the lines stay as proof for a time, by the uid alone, and
 * go by the retention.
 */
export const consentBelongings: Belongings = {
  async exported(account) {
    const { phone } = proven(account);
    const lines = await Promise.all([
      consentsOf({ uid: account.uid }),
      phone === null ? [] : consentsOf({ phone }),
    ]);
    return {
      consents: lines.flat().map(({ at, ...line }) => ({ ...line, at: new Date(at).toISOString() })),
    };
  },
  async erase({ uid }) {
    const ref = recordRef(CONSENT_STATES, holderKey({ uid }));
    await commitTogether(async (unit) => {
      const state = await unit.get(ref);
      if (state === undefined) return;
      const ended = Object.entries(state.purposes).flatMap(([purpose, { given }]): Said[] =>
        given
          ? [{ purpose: purpose as Said["purpose"], given: false, place: "account_deleted", language: null }]
          : [],
      );
      const [first, ...others] = ended;
      if (first) await noteConsent(unit, { uid }, first, ...others);
    });
    await commitTogether(async (unit) => {
      const state = await unit.get(ref);
      if (state && state.ended_at === null) unit.update(ref, { ended_at: timestamp(unit.now()) });
    });
  },
};
