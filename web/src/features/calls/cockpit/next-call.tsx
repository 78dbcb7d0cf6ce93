import { Phone, PhoneCall } from "lucide-react";
import { useContext } from "react";
import { createPortal } from "react-dom";
import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { BarPlace } from "../../../lib/page/bar-place.ts";
import type { CockpitModel } from "./cockpit-model.ts";

/** In the middle of a phone's bottom bar: whoever is next, or the call that runs. It opens the sheet and dials nobody. */
export function NextCall({ model: { call, next, offerNext, returnTo } }: { model: CockpitModel }) {
  const place = useContext(BarPlace);
  if (place === null) return null;
  const Drawing = call === null ? Phone : PhoneCall;
  const label = call === null ? words.callNext : words.open;
  const name = call?.name ?? next?.callee.name;
  return createPortal(
    <button
      type="button"
      className="bottom-link bottom-act"
      aria-label={name === undefined ? label : words.nextName(label, name)}
      onClick={call === null ? offerNext : returnTo}
    >
      <span className="bottom-act-mark">
        <Drawing size={20} aria-hidden="true" />
      </span>
      {label}
    </button>,
    place,
  );
}
