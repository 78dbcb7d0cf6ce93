import { useState } from "react";
import { kit as words } from "#messages/kit.ts";
import { stepWords } from "#messages/steps.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { StepsBar } from "../../ui/steps-bar.tsx";
import { Group, Piece } from "./shown.tsx";

/** The first, one in the middle, the last. */
export function Stepping() {
  const [current, setCurrent] = useState(1);
  const last = words.steps.length - 1;
  return (
    <Group id="steps" title={words.groups.steps}>
      <Piece of="steps-bar, wizard-frame" wide>
        <StepsBar labels={words.steps} current={current} endsDone />
        <div className="mt-5 flex flex-wrap gap-3">
          <Button look="outline" onClick={() => setCurrent(current === last ? 0 : current + 1)}>
            {stepWords.next}
          </Button>
          <ButtonLink to="/dev/kit/wizard" look="outline">
            {words.wizard}
          </ButtonLink>
        </div>
      </Piece>
    </Group>
  );
}
