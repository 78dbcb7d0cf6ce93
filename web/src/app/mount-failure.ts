import { crash } from "#messages/crash.ts";
import { PREFIX } from "#messages/language.ts";
import { ModuleLoadError } from "../lib/loading/module-recovery.ts";

/**
 * Says that the application did not come up. Drawn without React, since React is what failed: in the place of an empty page, above
 * one that was written at build, which can still be read.
 */
export function showMountFailure(written: boolean, error?: unknown): void {
  const words = error instanceof ModuleLoadError ? crash.moduleMissing : crash.mountWords;
  if (written) {
    showAbove(crash.mountTitle, words);
    return;
  }
  const screen = document.createElement("main");
  screen.className = "startup";
  const home = document.createElement("a");
  home.className = "btn";
  home.href = `${PREFIX}/`;
  home.textContent = crash.goHome;
  screen.append(textIn("h1", crash.mountTitle), textIn("p", words), refresh(), home);
  document.body.replaceChildren(screen);
}

/** Says that the application is long in coming, above whatever stands there. Call the result once it came. */
export function showSlowStart(): () => void {
  return showAbove("", crash.slow);
}

function showAbove(title: string, words: string): () => void {
  const notice = document.createElement("div");
  notice.className = "start-notice";
  notice.setAttribute("role", "alert");
  notice.append(textIn("strong", title), textIn("p", words), refresh());
  document.body.prepend(notice);
  return () => notice.remove();
}

function textIn(tag: "h1" | "p" | "strong", text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function refresh(): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "btn btn-primary";
  button.textContent = crash.refresh;
  button.addEventListener("click", () => window.location.reload());
  return button;
}
