import type { ReactNode } from "react";
import type { Live } from "../lib/firestore/live.ts";
import { LivePanel } from "./live-panel.tsx";
import { Panel } from "./panel.tsx";
import { NothingHere } from "./work-list.tsx";

interface WorkPanelProps<T> {
  words: {
    title: string;
    loading: string;
    failed: string;
    /** Said in place of no record; without it the children draw an empty list, too. */
    none?: string;
  };
  live: Live<T>;
  /** Lines to be expected, while it loads. */
  rows?: number;
  /** Beside the title. */
  aside?: ReactNode;
  framed?: boolean;
  children(value: NonNullable<T>): ReactNode;
}

/** A part of a workspace's page that shows records as they are now: its title, and what it says while there are none. */
export function WorkPanel<T>({ words, live, rows, aside, framed = false, children }: WorkPanelProps<T>) {
  return (
    <Panel title={words.title} aside={aside} framed={framed}>
      <LivePanel
        live={live}
        label={words.loading}
        failure={words.failed}
        {...(rows === undefined ? {} : { rows })}
      >
        {(value) => {
          const isNone = Array.isArray(value) && value.length === 0 && words.none !== undefined;
          if (value !== null && value !== undefined && !isNone) return children(value);
          return framed ? (
            <p className="muted text-sm">{words.none}</p>
          ) : (
            <NothingHere>{words.none}</NothingHere>
          );
        }}
      </LivePanel>
    </Panel>
  );
}
