import { useShownPhone } from "../lib/phone/phone-tables.ts";

/** A number (E.164) on one line, as its country writes it. */
export function PhoneNumber({ e164 }: { e164: string }) {
  const shown = useShownPhone();
  return (
    <span translate="no" className="figures whitespace-nowrap">
      {shown(e164)}
    </span>
  );
}
