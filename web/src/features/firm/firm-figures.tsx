import { changePercent, conversionRate, lastDays, monthSoFar, todayOf } from "@niyamdesk/domain/firm/report";
import { formatPaise } from "@niyamdesk/domain/money/money";
import { firm as words } from "#messages/workspaces/firm.ts";
import { istDateTime, istDayMonth, istFullDate } from "../../lib/time/ist-words.ts";
import { ChartPanel } from "../../ui/charts/chart-panel.tsx";
import { Columns } from "../../ui/charts/columns.tsx";
import { Figure, Figures } from "../../ui/figures.tsx";
import { Panel } from "../../ui/panel.tsx";
import type { MonthView } from "./months.ts";
import { SideChart } from "./side-chart.tsx";

const DAYS = 30;
/** A date below every few columns. */
const LABEL_EVERY = 5;

interface FirmFiguresProps {
  months: readonly MonthView[];
  /** Epoch ms. */
  now: number;
  /** Where the orders are listed. */
  toOrders: string;
}

/** What the firm did today and this month, compared with before, and by what and by whom. */
export function FirmFigures({ months, now, toOrders }: FirmFiguresProps) {
  const day = todayOf(months, now);
  const month = monthSoFar(months, now);
  const rate = conversionRate(month.now);
  const days = lastDays(months, now, DAYS);
  const sum = (figure: "revenue_paise" | "orders") =>
    days.reduce((all, { figures }) => all + (figures[figure] ?? 0), 0);
  const [checked] = months;
  return (
    <>
      <Panel title={words.today}>
        <Figures label={words.today}>
          <Figure
            term={words.revenue}
            value={formatPaise(day.now.revenue_paise ?? 0)}
            note={words.lastWeek(formatPaise(day.before.revenue_paise ?? 0))}
          />
          <Figure
            term={words.orders}
            value={day.now.orders ?? 0}
            note={words.lastWeek(String(day.before.orders ?? 0))}
            to={toOrders}
          />
          <Figure
            term={words.refunds}
            value={formatPaise(day.now.refunds_paise ?? 0)}
            note={words.lastWeek(formatPaise(day.before.refunds_paise ?? 0))}
          />
        </Figures>
      </Panel>
      <Panel title={words.month}>
        <Figures label={words.month}>
          <Figure
            term={words.revenue}
            value={formatPaise(month.now.revenue_paise ?? 0)}
            note={changeWords(month.now.revenue_paise, month.before.revenue_paise, formatPaise(0))}
          />
          <Figure
            term={words.orders}
            value={month.now.orders ?? 0}
            note={changeWords(month.now.orders, month.before.orders, "0")}
          />
          <Figure
            term={words.refunds}
            value={formatPaise(month.now.refunds_paise ?? 0)}
            note={words.lastMonth(formatPaise(month.before.refunds_paise ?? 0))}
          />
          <Figure
            term={words.conversion}
            value={rate === null ? words.noLeads : words.percent(rate)}
            note={words.ofLeads(month.now.converted ?? 0, month.now.leads ?? 0)}
          />
        </Figures>
      </Panel>
      <ChartPanel
        title={words.days}
        lead={words.daysLead(formatPaise(sum("revenue_paise")), sum("orders"))}
        table={{
          heads: [words.heads.day, words.heads.orders, words.heads.revenue, words.heads.refunds],
          rows: days.map(({ at, figures }) => [
            istFullDate(at),
            String(figures.orders ?? 0),
            formatPaise(figures.revenue_paise ?? 0),
            formatPaise(figures.refunds_paise ?? 0),
          ]),
        }}
      >
        <Columns
          columns={days.map(({ at, day: name, figures }, index) => ({
            key: name,
            label: (DAYS - 1 - index) % LABEL_EVERY === 0 ? istDayMonth(at) : null,
            value: figures.revenue_paise ?? 0,
            isNow: index === DAYS - 1,
          }))}
          target={null}
          format={formatPaise}
        />
      </ChartPanel>
      <div className="grid items-start gap-8 xl:grid-cols-3">
        <SideChart side="services" title={words.byService} {...{ months, now }} />
        <SideChart side="partners" title={words.byPartner} {...{ months, now }} />
        <SideChart side="workers" title={words.byWorker} {...{ months, now }} />
      </div>
      {checked?.recountedAt != null && (
        <p className="muted text-sm">{words.checked(istDateTime(checked.recountedAt))}</p>
      )}
    </>
  );
}

/** @param none how nothing is written */
function changeWords(now: number | undefined, before: number | undefined, none: string): string {
  const percent = changePercent(now, before);
  if (percent === null) return words.lastMonth(none);
  if (percent === 0) return words.same;
  return percent > 0 ? words.more(percent) : words.less(-percent);
}
