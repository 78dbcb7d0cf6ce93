import { useState } from "react";
import { kit as words } from "#messages/kit.ts";
import { ActMenu } from "../../ui/act-menu.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { FollowUpDialog } from "../../ui/follow-up-dialog.tsx";
import { Menu } from "../../ui/menu.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Group, Piece } from "./shown.tsx";

export function Opening() {
  const [open, setOpen] = useState(false);
  const [asksWhen, setAsksWhen] = useState(false);
  const [tab, setTab] = useState(0);
  return (
    <Group id="opening" title={words.groups.opening}>
      <Piece of="act-menu, follow-up-dialog">
        <div className="flex items-center gap-3">
          <Button look="outline" onClick={() => setAsksWhen(true)}>
            {words.when}
          </Button>
          <ActMenu label={words.more} acts={words.tabs.map((label) => [label, () => undefined])} />
        </div>
        {asksWhen && (
          <FollowUpDialog
            title={words.when}
            at={null}
            callable={(at) => at}
            onSave={() => undefined}
            onClose={() => setAsksWhen(false)}
          />
        )}
      </Piece>
      <Piece of="dialog, disclosure, menu">
        <div className="flex flex-wrap gap-3">
          <Button look="outline" onClick={() => setOpen(true)}>
            {words.open}
          </Button>
          <Disclosure
            className="relative"
            buttonClass="btn btn-ghost"
            panelClass="menu-panel left-0 w-56"
            button={() => words.more}
          >
            {(close) => (
              <ul>
                {words.tabs.map((label) => (
                  <li key={label}>
                    <button type="button" className="menu-link w-full" onClick={close}>
                      {label}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </Disclosure>
          <Menu buttonClass="btn btn-ghost" button={words.list}>
            {(close) => (
              <ul>
                {words.tabs.map((label) => (
                  <li key={label}>
                    <button type="button" className="menu-link w-full" onClick={close}>
                      {label}
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </Menu>
        </div>
        <Dialog open={open} title={words.dialogTitle} onClose={() => setOpen(false)}>
          <p>{words.dialogWords}</p>
        </Dialog>
      </Piece>
      <Piece of="tabs">
        <Tabs
          label={words.list}
          tabs={words.tabs.map((label) => ({ label, content: <p>{label}</p> }))}
          current={tab}
          onSelect={setTab}
        />
      </Piece>
    </Group>
  );
}
