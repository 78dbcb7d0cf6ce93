import { PATHS } from "@niyamdesk/domain/base/addresses";
import { kit as words } from "#messages/kit.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Resend } from "../../ui/resend.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { WriteToUs } from "../../ui/write-to-us.tsx";
import { Group, Piece } from "./shown.tsx";

const LOOKS = ["primary", "quiet", "outline", "soft", "danger"] as const;

export function Actions() {
  return (
    <Group id="actions" title={words.groups.actions}>
      <Piece of="button">
        <div className="flex flex-wrap gap-2.5">
          {LOOKS.map((look, index) => (
            <Button key={look} look={look}>
              {words.looks[index]}
            </Button>
          ))}
        </div>
      </Piece>
      <Piece of="button">
        <div className="flex flex-wrap items-center gap-2.5">
          <Button busy>{words.busy}</Button>
          <Button disabled>{words.looks[0]}</Button>
          <Button size="large">{words.looks[2]}</Button>
          <Button size="small" look="outline">
            {words.looks[2]}
          </Button>
          <ButtonLink to={PATHS.services} look="outline">
            {words.more}
          </ButtonLink>
        </div>
      </Piece>
      <Piece of="text-link, write-to-us">
        <div className="flex flex-wrap items-center gap-5">
          <TextLink to={PATHS.services}>{words.more}</TextLink>
          <WriteToUs about={words.title} />
        </div>
      </Piece>
      <Piece of="resend">
        <div className="grid max-w-sm gap-2">
          <Resend from={0} label={words.resend} onResend={() => Promise.resolve(words.resent)} />
          <Resend from={null} label={words.resend} onResend={() => Promise.resolve(words.resent)} />
        </div>
      </Piece>
    </Group>
  );
}
