import type { CallableOutputs } from "@niyamdesk/domain/callables";
import { useEffect, useState } from "react";
import { lookAtService } from "../data/editor.ts";

type Reach = CallableOutputs["lookAtService"];

/** Whom a change of a service reaches, as of now; null until that is known. */
export function useReach(serviceId: string): Reach | null {
  const [reach, setReach] = useState<Reach | null>(null);
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () =>
      void lookAtService(serviceId).then(
        (found) => wanted && setReach(found),
        // Nothing is published without it; whoever waits sees it come once there is a network again.
        () => {
          if (wanted) timer = setTimeout(ask, 3000);
        },
      );
    ask();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [serviceId]);
  return reach;
}
