import { crash } from "#messages/crash.ts";
import { PREFIX } from "#messages/language.ts";

/** Drawn without React, since React is what failed. */
export function showMountFailure(): void {
  const screen = document.createElement("main");
  screen.className = "startup";
  const title = document.createElement("h1");
  title.textContent = crash.mountTitle;
  const words = document.createElement("p");
  words.textContent = crash.mountWords;
  const refresh = document.createElement("button");
  refresh.className = "btn btn-primary";
  refresh.textContent = crash.refresh;
  refresh.addEventListener("click", () => window.location.reload());
  const home = document.createElement("a");
  home.className = "btn";
  home.href = `${PREFIX}/`;
  home.textContent = crash.goHome;
  screen.append(title, words, refresh, home);
  document.body.replaceChildren(screen);
}
