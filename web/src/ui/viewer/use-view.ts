import { useReducer } from "react";
import type { Turn } from "../../lib/files/drawn-document.ts";

export interface View {
  page: number;
  /** 1 is the width of the screen. */
  zoom: number;
  turn: Turn;
}

export type ViewAct = "previous" | "next" | "larger" | "smaller" | "fit" | "double" | "left" | "right";

const STEP = 1.25;
const [SMALLEST, LARGEST] = [0.5, 5];
const CLOSE_UP = 2;

export function useView(pages: number): [View, (act: ViewAct) => void] {
  return useReducer((view: View, act: ViewAct) => viewAfter(view, act, pages), { page: 1, zoom: 1, turn: 0 });
}

export function viewAfter({ page, zoom, turn }: View, act: ViewAct, pages: number): View {
  switch (act) {
    case "previous":
      return { page: Math.max(1, page - 1), zoom, turn };
    case "next":
      return { page: Math.min(pages, page + 1), zoom, turn };
    case "larger":
      return { page, zoom: Math.min(LARGEST, zoom * STEP), turn };
    case "smaller":
      return { page, zoom: Math.max(SMALLEST, zoom / STEP), turn };
    case "fit":
      return { page, zoom: 1, turn };
    case "double":
      return { page, zoom: zoom === 1 ? CLOSE_UP : 1, turn };
    case "left":
      return { page, zoom, turn: ((turn + 270) % 360) as Turn };
    case "right":
      return { page, zoom, turn: ((turn + 90) % 360) as Turn };
  }
}

/** The keys of the viewer; null for any other, and while a key that means something to the browser is held. */
export function actOfKey({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): ViewAct | null {
  if (ctrlKey || altKey || metaKey) return null;
  return KEYS[key] ?? null;
}

const KEYS: Readonly<Record<string, ViewAct>> = {
  PageUp: "previous",
  PageDown: "next",
  "+": "larger",
  "=": "larger",
  "-": "smaller",
  "0": "fit",
  "[": "left",
  "]": "right",
};
