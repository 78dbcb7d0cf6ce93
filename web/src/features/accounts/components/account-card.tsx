import { SUPPORT } from "@niyamdesk/domain/base/product";
import type { ReactNode } from "react";
import { accounts } from "#messages/accounts.ts";
import { Filled } from "../../../ui/filled.tsx";

interface AccountCardProps {
  title: string;
  intro: ReactNode;
  children?: ReactNode;
  /** Below the rule: the other way, such as to registration. */
  foot?: ReactNode;
}

/** An address or a number within an intro. */
export const strong = (words: ReactNode) => (
  <strong className="wrap-anywhere font-semibold text-base-content">{words}</strong>
);

/** The card that sign-in screens stand in. It shows the contact of the build: looking up today's would weigh more than the card. */
export function AccountCard({ title, intro, children, foot }: AccountCardProps) {
  return (
    <div className="mx-auto mt-2 max-w-md sm:mt-8">
      <div className="rounded-box border border-base-300 bg-base-100 p-5 shadow-(--shadow-lift) sm:p-8">
        <h1 className="text-2xl">{title}</h1>
        <div className="muted mt-1 mb-6">{intro}</div>
        {children}
        {foot && <div className="mt-6 border-t border-base-300 pt-5 text-center">{foot}</div>}
      </div>
      <p className="muted mt-5 text-balance text-center text-sm">
        <Filled
          text={accounts.needHelp}
          parts={{
            email: (
              <a className="link" href={`mailto:${SUPPORT.email}`}>
                {SUPPORT.email}
              </a>
            ),
            phone: (
              <a className="link whitespace-nowrap" href={`tel:${SUPPORT.phone}`}>
                {SUPPORT.phoneLabel}
              </a>
            ),
          }}
        />
        {accounts.hours}
      </p>
    </div>
  );
}
