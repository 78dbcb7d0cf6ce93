import type { Series } from "../series.ts";
import type { Stage } from "../stage.ts";

/** The page that shows every piece of `ui`: of the dev server, since no build has it. It shows what loads, so nothing waits for that. */
const whole = { loading: true } as const;
const open = { part: "window", loading: true } as const;

async function go(stage: Stage, address: string): Promise<void> {
  await stage.go(new URL(address, stage.at.kit).href);
  await stage.page.getByRole("heading", { level: 1 }).first().waitFor();
}

function series(name: string, play: (stage: Stage) => Promise<void>): Series {
  return { name, viewer: "visitor", play };
}

export default [
  series("kit", async (stage) => {
    await go(stage, "/dev/kit");
    await stage.click("Show what is missing");
    await stage.shoot("kit", whole);
  }),
  series("kit-hindi", async (stage) => {
    await go(stage, "/hi/dev/kit");
    await stage.shoot("kit-hindi", whole);
  }),
  series("kit-confirm", async (stage) => {
    await go(stage, "/dev/kit");
    await stage.click("The call fails");
    await stage.page.getByRole("radio", { name: "Something else" }).check();
    await stage.page.getByRole("dialog").getByRole("button", { name: "Suspend" }).click();
    await stage.shoot("kit-confirm", open);
    await stage.page.getByRole("textbox", { name: "In your own words" }).fill("Moved to another firm");
    await stage.page.getByRole("dialog").getByRole("button", { name: "Suspend" }).click();
    await stage.see("The server did not answer");
    await stage.shoot("kit-confirm-failed", open);
  }),
  series("kit-undo", async (stage) => {
    await go(stage, "/dev/kit#undo");
    await stage.click("Archive 3 leads");
    await stage.see("3 leads archived");
    await stage.shoot("kit-undo", open);
  }),
  series("kit-dates", async (stage) => {
    await go(stage, "/dev/kit#dates");
    await stage.click("Tomorrow, 10:00 am");
    await stage.shoot("kit-dates", open);
  }),
  series("kit-wizard", async (stage) => {
    await go(stage, "/dev/kit/wizard");
    await stage.page.getByRole("textbox").fill("Lakshmi Menon");
    await stage.click("Next");
    await stage.see("Territory code");
    await stage.shoot("kit-wizard", open);
  }),
] satisfies readonly Series[];
