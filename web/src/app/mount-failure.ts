/** Drawn without React, since React is what failed. */
export function showMountFailure(): void {
  const screen = document.createElement("main");
  screen.className = "startup";
  const title = document.createElement("h1");
  title.textContent = "Application Failed to Load";
  const words = document.createElement("p");
  words.textContent = "If this problem persists, please contact support.";
  const refresh = document.createElement("button");
  refresh.className = "btn btn-primary";
  refresh.textContent = "Refresh Page";
  refresh.addEventListener("click", () => window.location.reload());
  const home = document.createElement("a");
  home.className = "btn";
  home.href = "/";
  home.textContent = "Go Home";
  screen.append(title, words, refresh, home);
  document.body.replaceChildren(screen);
}
