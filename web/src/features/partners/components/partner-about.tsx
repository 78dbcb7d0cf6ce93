import type { CaPartner } from "@niyamdesk/domain/partners/partner";
import { partner as words } from "#messages/directory.ts";
import { named } from "../words.ts";
import { Chips } from "./chips.tsx";

/** What the CA says of themselves, and what they do. */
export function PartnerAbout({ partner }: { partner: CaPartner }) {
  const { bio, specializations, languages } = partner;
  return (
    <section aria-labelledby="about-title">
      <h2 id="about-title" className="text-xl">
        {words.about}
      </h2>
      <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">{bio === "" ? words.noBio : bio}</p>
      {specializations.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 text-base">{words.specializations}</h3>
          <Chips names={specializations} />
        </>
      )}
      {languages.length > 0 && (
        <>
          <h3 className="mt-6 mb-1 text-base">{words.languages}</h3>
          <p>{languages.map(named).join(", ")}</p>
        </>
      )}
      <p className="muted mt-6 max-w-prose text-sm">{words.independent}</p>
    </section>
  );
}
