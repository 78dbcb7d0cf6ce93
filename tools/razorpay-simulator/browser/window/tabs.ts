import { el } from "./dom.ts";

interface Tab {
  id: string;
  title: string;
  panel: HTMLElement;
}

/** Tabs by the ARIA pattern: arrows move and choose, one tab stop. */
export function tabs(label: string, all: readonly Tab[], chosen: string): HTMLElement {
  const list = el("div", { class: "tabs", role: "tablist", "aria-label": label });
  const buttons = all.map(({ id, title }) =>
    el(
      "button",
      {
        type: "button",
        role: "tab",
        id: `tab-${id}`,
        "aria-controls": `panel-${id}`,
        onclick: () => choose(id),
      },
      title,
    ),
  );
  const panels = all.map(({ id, panel }) =>
    el("div", { role: "tabpanel", id: `panel-${id}`, "aria-labelledby": `tab-${id}` }, panel),
  );
  function choose(id: string): void {
    for (const [index, tab] of all.entries()) {
      const isChosen = tab.id === id;
      buttons[index]?.setAttribute("aria-selected", String(isChosen));
      buttons[index]?.setAttribute("tabindex", isChosen ? "0" : "-1");
      panels[index]?.toggleAttribute("hidden", !isChosen);
    }
  }
  list.addEventListener("keydown", (event) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const now = buttons.findIndex((button) => button.matches(":focus"));
    const next = (now + step + all.length) % all.length;
    choose(all[next]?.id ?? "");
    buttons[next]?.focus();
  });
  choose(all.some((tab) => tab.id === chosen) ? chosen : (all[0]?.id ?? ""));
  list.append(...buttons);
  return el("div", {}, list, ...panels);
}
