import { kit as words } from "#messages/kit.ts";
import { Badge } from "../../ui/badge.tsx";
import { DueDate } from "../../ui/due-date.tsx";
import { Filled } from "../../ui/filled.tsx";
import { Icon, SERVICE_ICONS } from "../../ui/icon.tsx";
import { Logo } from "../../ui/logo.tsx";
import { PhoneNumber } from "../../ui/phone-number.tsx";
import { StalePrices } from "../../ui/stale-prices.tsx";
import { Stars } from "../../ui/stars.tsx";
import { NOW } from "./now.ts";
import { Group, Piece } from "./shown.tsx";

const TONES = ["neutral", "info", "success", "warning", "error"] as const;
const DAYS = [-3, 0, 1, 5, 30];
const DAY_MS = 86_400_000;

export function Words() {
  return (
    <Group id="words" title={words.groups.words}>
      <Piece of="badge">
        <div className="flex flex-wrap gap-2">
          {TONES.map((tone, index) => (
            <Badge key={tone} tone={tone}>
              {words.tones[index]}
            </Badge>
          ))}
        </div>
      </Piece>
      <Piece of="due-date">
        <ul className="grid gap-1 text-sm">
          {DAYS.map((days) => (
            <li key={days}>
              <DueDate at={NOW + days * DAY_MS} now={NOW} />
            </li>
          ))}
          <li>
            <DueDate at={null} />
          </li>
        </ul>
      </Piece>
      <Piece of="icon">
        <div className="flex flex-wrap gap-3">
          {SERVICE_ICONS.map((name) => (
            <span key={name} className="icon-tile">
              <Icon name={name} size={22} />
            </span>
          ))}
        </div>
      </Piece>
      <Piece of="logo, stars, phone-number, filled">
        <div className="grid justify-items-start gap-3">
          <Logo />
          <Stars rating={4.5} label={words.stars} />
          <PhoneNumber e164="+919812345601" />
          <p>
            <Filled text={words.filled} parts={{ number: <PhoneNumber e164="+919812345601" /> }} />
          </p>
        </div>
      </Piece>
      <Piece of="stale-prices">
        <StalePrices onRetry={() => undefined} />
      </Piece>
    </Group>
  );
}
