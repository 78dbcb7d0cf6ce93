import { PATHS } from "@niyamdesk/domain/base/addresses";
import { kit as words } from "#messages/kit.ts";
import type { Live } from "../../lib/firestore/live.ts";
import { lazyPage } from "../../lib/loading/lazy-page.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { DeadEnd } from "../../ui/dead-end.tsx";
import { LivePanel } from "../../ui/live-panel.tsx";
import { LiveRecord } from "../../ui/live-record.tsx";
import { Part } from "../../ui/part.tsx";
import { PartMissing } from "../../ui/part-missing.tsx";
import { SessionUnknown } from "../../ui/session-unknown.tsx";
import { EmptyState, ErrorState, Loading, SkeletonRows, WorkspaceLoading } from "../../ui/states.tsx";
import { Group, Piece } from "./shown.tsx";

const retry = () => undefined;
const LIVES: readonly Live<string>[] = [
  { status: "loading" },
  { status: "failed", retry },
  { status: "ready", value: words.listEmpty },
];

const RECORDS: readonly Live<string | null>[] = [...LIVES.slice(1), { status: "ready", value: null }];
const KEYS = ["failed", "known", "none"];
const RECORD_WORDS = {
  failed: words.failedTitle,
  notFound: words.deadEnd,
  notFoundWhy: words.emptyWords,
  back: words.more,
};

const Broken = lazyPage(() => Promise.resolve({ default: FallsOver }));

function FallsOver(): never {
  throw new Error("Shown in the kit");
}

export function States() {
  return (
    <Group id="states" title={words.groups.states}>
      <Piece of="states">
        <Loading />
      </Piece>
      <Piece of="states">
        <SkeletonRows label={words.list} rows={2} />
      </Piece>
      <Piece of="states">
        <WorkspaceLoading />
      </Piece>
      <Piece of="states">
        <EmptyState
          title={words.emptyTitle}
          action={<ButtonLink to={PATHS.services}>{words.more}</ButtonLink>}
        >
          {words.emptyWords}
        </EmptyState>
      </Piece>
      <Piece of="states">
        <ErrorState title={words.failedTitle} onRetry={retry}>
          {words.failure}
        </ErrorState>
      </Piece>
      <Piece of="live-panel" wide>
        <div className="grid items-start gap-6 lg:grid-cols-3">
          {LIVES.map((live) => (
            <LivePanel key={live.status} live={live} label={words.list} failure={words.failedTitle} rows={2}>
              {(value) => <p>{value}</p>}
            </LivePanel>
          ))}
        </div>
      </Piece>
      <Piece of="part-missing, part">
        <PartMissing live={{ status: "failed", retry }} what={words.missing} />
        <Part waiting={null}>
          <Broken />
        </Part>
      </Piece>
      <Piece of="session-unknown">
        <SessionUnknown
          session={{ status: "unknown", hint: null, failed: "store" }}
          title={words.failedTitle}
        />
      </Piece>
      <Piece of="live-record" wide>
        <div className="grid items-start gap-6 lg:grid-cols-3">
          {RECORDS.map((live, index) => (
            <LiveRecord key={KEYS[index]} live={live} words={RECORD_WORDS} list={PATHS.services}>
              {(value) => (
                <>
                  <BackLink to={PATHS.services}>{words.more}</BackLink>
                  <p>{value}</p>
                </>
              )}
            </LiveRecord>
          ))}
        </div>
      </Piece>
      <Piece of="dead-end" wide>
        <DeadEnd title={words.deadEnd} ways={<ButtonLink to={PATHS.services}>{words.more}</ButtonLink>}>
          {words.deadEndWords}
        </DeadEnd>
      </Piece>
    </Group>
  );
}
