import type { ReactNode } from "react";
import { BesideLists } from "../../../lib/list/list-room.ts";
import { CockpitContext } from "./cockpit.ts";
import { CockpitFrame } from "./cockpit-frame.tsx";
import type { CockpitModel } from "./cockpit-model.ts";
import { NextCall } from "./next-call.tsx";
import { UnsentCalls } from "./unsent-strip.tsx";
import { useCockpitModel } from "./use-cockpit-model.ts";

interface ProviderProps {
  uid: string;
  children: ReactNode;
}

/** The cockpit of a workspace that calls: beside its pages, and there whatever page is open. */
export default function CockpitProvider({ uid, children }: ProviderProps) {
  const model = useCockpitModel(uid);
  return (
    <CockpitContext value={model.cockpit}>
      <UnsentCalls model={model} />
      <BesideLists value={isDocked(model)}>{children}</BesideLists>
      <NextCall model={model} />
      <CockpitFrame model={model} />
    </CockpitContext>
  );
}

/** On a desk it takes room from the pages while it is open. */
function isDocked({ call, held, card, isFolded }: CockpitModel): boolean {
  if (isFolded) return false;
  return call === null ? card.kind !== "none" : held === "here";
}
