import type { ReactNode } from "react";
import { CockpitContext } from "./cockpit.ts";
import { CockpitFrame } from "./cockpit-frame.tsx";
import { UnsentCalls } from "./unsent-strip.tsx";
import { useCockpitModel } from "./use-cockpit-model.ts";

interface ProviderProps {
  uid: string;
  role: "telecaller" | "ca";
  children: ReactNode;
}

/** The cockpit of a workspace that calls: beside its pages, and there whatever page is open. */
export default function CockpitProvider({ uid, role, children }: ProviderProps) {
  const model = useCockpitModel(uid, role);
  return (
    <CockpitContext value={model.cockpit}>
      <UnsentCalls model={model} />
      {children}
      <CockpitFrame model={model} />
    </CockpitContext>
  );
}
