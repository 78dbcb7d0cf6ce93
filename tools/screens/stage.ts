import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright";
import type { Addresses } from "../stack/environment.ts";

/** One picture that was taken. */
export interface Picture {
  name: string;
  file: string;
}

/** How the pictures of one set look. */
export interface Look {
  /** Folder and contact sheet are named by it: `390`, `1280-dark`. */
  name: string;
  width: number;
  height: number;
  phone: boolean;
  dark: boolean;
}

/** Where a series plays: a page of its own, and the camera. */
export class Stage {
  readonly page: Page;
  readonly look: Look;
  readonly at: Addresses;
  readonly #folder: string;
  readonly #pictures: Picture[];

  constructor(page: Page, look: Look, at: Addresses, folder: string, pictures: Picture[]) {
    this.page = page;
    this.look = look;
    this.at = at;
    this.#folder = folder;
    this.#pictures = pictures;
    mkdirSync(folder, { recursive: true });
  }

  /** Opens an address of the site. */
  async go(address: string): Promise<void> {
    await this.page.goto(new URL(address, this.at.site).href);
  }

  async click(name: string | RegExp, role: "button" | "link" | "tab" = "button"): Promise<void> {
    await this.page.getByRole(role, { name }).first().click();
  }

  async see(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).filter({ visible: true }).first().waitFor();
  }

  /**
   * Takes a picture once nothing is loading any more.
   *
   * @param part the whole page, or what the window shows; `loading` does not wait for loads to end
   */
  async shoot(name: string, { part = "page", loading = false } = {}): Promise<void> {
    // By the locator: the content policy lets no text that is polled be run as a script.
    if (!loading) await this.page.locator(".skeleton, .startup-mark").first().waitFor({ state: "detached" });
    await this.page.evaluate("document.fonts.ready.then(() => undefined)");
    const file = path.join(this.#folder, `${name}.png`);
    if (part === "page") await this.#showWhole();
    await this.page.screenshot({ path: file, animations: "disabled", caret: "hide" });
    if (part === "page") await this.page.setViewportSize({ width: this.#width(), height: this.look.height });
    this.#pictures.push({ name, file });
  }

  /** A window as high as the page, so that bars which stay at its foot are at the foot of the picture. */
  async #showWhole(): Promise<void> {
    // What fills a window would fill this one too, and push the foot of the page out of it.
    await this.page.evaluate(`document.querySelector("main")?.style.setProperty("min-height", "0")`);
    const height = await this.page.evaluate<number>("Math.ceil(document.documentElement.scrollHeight)");
    await this.page.setViewportSize({ width: this.#width(), height: Math.max(height, this.look.height) });
  }

  #width(): number {
    return this.page.viewportSize()?.width ?? this.look.width;
  }
}
