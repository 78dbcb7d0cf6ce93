import { SUPPORT } from "@niyamdesk/domain/product";
import { Icon, type IconName } from "../../../ui/icon.tsx";

const REASONS: readonly (readonly [icon: IconName, title: string, words: string])[] = [
  [
    "tag",
    "One price, known first",
    "The fee, GST and total are on the page before you sign up. Government fees are named apart and charged at actuals.",
  ],
  [
    "list-checks",
    "Papers listed in advance",
    "Each service says which documents everyone needs, and which only some do, so nothing is asked for twice.",
  ],
  [
    "eye",
    "Your order in plain sight",
    "Its status and history stand in your account and change live as the work moves on.",
  ],
  [
    "shield-check",
    "Payments you can check",
    "Razorpay takes the payment and our server verifies it. If your browser closes midway, the order still arrives.",
  ],
  [
    "clock",
    "Honest time frames",
    "We give the usual working days for our part, and say where an authority sets the pace.",
  ],
  ["phone", "A person to call", `${SUPPORT.phoneLabel}, ${SUPPORT.hours}, or by mail at ${SUPPORT.email}.`],
];

export function Reasons() {
  return (
    <ul className="grid gap-x-10 gap-y-7 sm:gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
      {REASONS.map(([icon, title, words]) => (
        <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4 sm:block">
          <Icon name={icon} size={26} className="row-span-2 mt-0.5 text-primary" />
          <h3 className="sm:mt-3 text-lg font-semibold">{title}</h3>
          <p className="muted mt-1">{words}</p>
        </li>
      ))}
    </ul>
  );
}
