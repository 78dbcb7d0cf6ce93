import { common } from "#messages/common.ts";
import { lazyPage } from "../../../lib/loading/lazy-page.ts";
import { Part } from "../../../ui/part.tsx";
import type { HowToProps } from "./how-to.tsx";

// Few orders wait for something on a portal: no client's page carries the words for it.
const HowTo = lazyPage<HowToProps>(() => import("./how-to.tsx"));

export function HowToPart(props: HowToProps) {
  return (
    <Part waiting={<p role="status">{common.loading}</p>}>
      <HowTo {...props} />
    </Part>
  );
}
