import { useState } from "react";
import { kit } from "#messages/kit.ts";
import { Bars } from "../../ui/charts/bars.tsx";
import { ChartPanel } from "../../ui/charts/chart-panel.tsx";
import { Columns } from "../../ui/charts/columns.tsx";
import { Choices } from "../../ui/choices.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Switch } from "../../ui/switch.tsx";
import { Group, Piece } from "./shown.tsx";

const words = kit.charts;
const CALLS = [0, 58, 14, 61, 40, 0, 0];
const TODAY = 2;
const RATES = [41, 52, 37];
const MONTH = Array.from({ length: 30 }, (_, day) => (day * 37) % 61);

export function Charts() {
  const [view, setView] = useState(words.views[1] ?? "");
  const [isOn, setOn] = useState(true);
  return (
    <Group id="charts" title={kit.groups.charts}>
      <Piece of="charts/chart-panel, charts/columns">
        <ChartPanel
          title={words.title}
          table={{
            heads: words.heads,
            rows: CALLS.map((calls, day) => [words.days[day] ?? "", String(calls)]),
          }}
        >
          <Columns
            columns={CALLS.map((value, day) => ({
              key: words.days[day] ?? "",
              label: words.days[day] ?? "",
              value,
              isNow: day === TODAY,
            }))}
            target={{ value: 60, label: words.target }}
            format={String}
          />
        </ChartPanel>
      </Piece>
      <Piece of="charts/columns">
        <Columns
          columns={MONTH.map((value, day) => ({
            key: String(day),
            label: day === 0 || (day + 1) % 5 === 0 ? String(day + 1) : null,
            value,
          }))}
          target={null}
          format={String}
        />
      </Piece>
      <Piece of="charts/bars">
        <Bars
          of={100}
          bars={RATES.map((value, at) => ({
            key: words.hours[at] ?? "",
            label: words.hours[at] ?? "",
            value,
            said: `${value}%`,
            isMarked: at === 1,
          }))}
        />
      </Piece>
      <Piece of="progress, choices, switch">
        <div className="grid gap-4">
          <Progress value={14} of={60} label={words.progress} />
          <Progress value={60} of={60} label={words.progress} />
          <Choices
            label={words.title}
            options={words.views.map((name) => [name, name] as const)}
            chosen={view}
            onChoose={setView}
          />
          <Switch label={words.reminders} hint={words.remindersHint} on={isOn} onChange={setOn} />
        </div>
      </Piece>
    </Group>
  );
}
