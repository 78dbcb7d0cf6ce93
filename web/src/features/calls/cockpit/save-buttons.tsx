import { cockpit as words } from "#messages/workspaces/cockpit.ts";
import { Button } from "../../../ui/button.tsx";
import { CallKey } from "./call-choice.tsx";
import type { CockpitModel } from "./cockpit-model.ts";

interface SaveProps {
  model: CockpitModel;
  isPhone: boolean;
  onSave(goesOn: boolean): boolean;
  missing: string | null;
}

/** 'Save and call {next}' is one press; on a phone it opens the dialler itself, since only a pressed link may. */
export function SaveButtons({ model: { next }, isPhone, onSave, missing }: SaveProps) {
  return (
    <div className="call-save">
      <p role="alert" className="text-sm font-medium text-error empty:hidden">
        {missing}
      </p>
      {next !== null &&
        (isPhone ? (
          <a
            href={`tel:${next.callee.phone_e164}`}
            className="btn btn-primary btn-lg btn-block"
            onClick={(event) => {
              if (!onSave(true)) event.preventDefault();
            }}
          >
            {words.saveAndCall(next.callee.name)}
          </a>
        ) : (
          <Button size="large" block onClick={() => onSave(true)}>
            {words.saveAndCall(next.callee.name)}
            <CallKey of={words.saveKeys} />
          </Button>
        ))}
      <Button
        block
        {...(next === null ? { size: "large" } : { look: "outline" })}
        onClick={() => onSave(false)}
      >
        {next === null ? words.save : words.saveOnly}
        {next === null && !isPhone && <CallKey of={words.saveKeys} />}
      </Button>
    </div>
  );
}
