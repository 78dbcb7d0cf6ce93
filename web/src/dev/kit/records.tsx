import { kit as words } from "#messages/kit.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { DueDate } from "../../ui/due-date.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Figure, Figures } from "../../ui/figures.tsx";
import { Panel } from "../../ui/panel.tsx";
import { NothingHere, WorkList, WorkRow } from "../../ui/work-list.tsx";
import { WorkPanel } from "../../ui/work-panel.tsx";
import { WorkspacePage } from "../../ui/workspace-page.tsx";
import { NOW } from "./now.ts";
import { Group, Piece } from "./shown.tsx";

export function Records() {
  return (
    <Group id="records" title={words.groups.records}>
      <Piece of="panel, facts">
        <Panel title={words.panelTitle} framed aside={<Badge tone="success">{words.tones[2]}</Badge>}>
          <Facts>
            {words.facts.map(([term, value], index) => (
              <Fact key={term} term={term ?? ""} total={index === words.facts.length - 1}>
                {value}
              </Fact>
            ))}
          </Facts>
        </Panel>
      </Piece>
      <Piece of="workspace-page, figures">
        <WorkspacePage
          title={words.pageTitle}
          intro={words.pageIntro}
          actions={<Button>{words.more}</Button>}
        >
          <Figures label={words.pageTitle}>
            {words.figures.map(([term, value, note]) => (
              <Figure key={term} term={term ?? ""} value={value ?? ""} {...(note ? { note } : {})} />
            ))}
          </Figures>
        </WorkspacePage>
      </Piece>
      <Piece of="work-list">
        <WorkList label={words.list}>
          {words.rows.map(([title, detail], index) => (
            <WorkRow
              key={title}
              title={title}
              detail={detail}
              aside={<DueDate at={NOW + (index - 1) * 86_400_000} now={NOW} />}
            />
          ))}
        </WorkList>
      </Piece>
      <Piece of="work-panel">
        <WorkPanel
          words={{
            title: words.list,
            loading: words.list,
            failed: words.failedTitle,
            none: words.listEmpty,
          }}
          live={{ status: "ready", value: [] }}
        >
          {() => null}
        </WorkPanel>
      </Piece>
      <Piece of="work-list">
        <NothingHere>{words.listEmpty}</NothingHere>
      </Piece>
    </Group>
  );
}
