import { useEffect, useEffectEvent } from "react";
import { todos as words } from "#messages/workspaces/todos.ts";
import { notificationState, showNotification } from "../../../lib/device/notifications.ts";
import { inLanguage } from "../../../lib/page/in-language.ts";
import { toast } from "../../../lib/page/toast.ts";
import { useSwitch } from "../../../lib/session/own-switches.ts";
import { istTime } from "../../../lib/time/ist-words.ts";
import type { FollowUpView, Todo } from "../todo.ts";
import { answerOthers, inTurn, isAnotherSeen } from "./one-tab.ts";
import { dueReminders, duringCall, isPromise, type Reminder, saidTogether } from "./reminders.ts";
import { keepTold, toldHere } from "./told.ts";

/** Whether somebody wants to be reminded at all; they do unless switched off. */
export const useReminding = () => useSwitch("reminders", true);

/** More than these at once are told by the device as a number: a laptop that was opened again does not fill its screen. */
const SINGLY = 3;
/** On a page it is one message, which counts: it covers as little as it can of what somebody works at. */
const SLOT = "reminders";
const SHOWN_MS = 12_000;

interface RemindersOf {
  uid: string;
  todos: readonly Todo[];
  /** Now by the server's clock (epoch ms), looked at every minute: nothing is set to go off by itself. */
  now: number;
  /** The lead that somebody is on the phone with; null: nobody. */
  onLine: string | null;
  /** Where they are listed. */
  address: string;
  /** Calls whoever is to be called, at a press on the message. */
  call(followUp: FollowUpView): void;
  /** Shows where they are listed, at a press on a message of several. */
  open(): void;
}

/** What the message on this page speaks of, until it is over. */
let standing: readonly Reminder[] = [];

/** Tells each thing to do once, when its time has come: in the tab that is looked at, else by the device where it may; never into a call. */
export function useReminders(of: RemindersOf): void {
  const { uid, todos, now, onLine } = of;
  const look = useEffectEvent(() => tellDue(of));
  useEffect(() => answerOthers(uid), [uid]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again as time passes, and when something changed
  useEffect(() => void look(), [now, todos, onLine]);
}

async function tellDue(of: RemindersOf): Promise<void> {
  const { uid, todos, now, onLine, address } = of;
  const isDue = () => duringCall(dueReminders(todos, toldHere(), now), onLine);
  const { tell, known } = isDue();
  if (known.length > 0) keepTold(namesOf(known), now);
  if (tell.length === 0) return;
  const isSeen = document.visibilityState === "visible";
  // Unseen and not allowed to say anything: it waits for somebody who looks.
  if (!isSeen && (notificationState() !== "allowed" || (await isAnotherSeen(uid)))) return;
  await inTurn(uid, async () => {
    const due = isDue().tell;
    if (due.length === 0) return;
    keepTold(namesOf(due), now);
    if (isSeen) sayOnPage(saidTogether(standing, due, todos), of);
    else {
      for (const { title, name } of messagesOf(due, SINGLY)) {
        await showNotification({ title, name, address: inLanguage(address) });
      }
    }
  });
}

function sayOnPage(reminders: readonly Reminder[], { call, open }: RemindersOf): void {
  // Who asked for a call waits, and is the next one's soon: the others stand in the list.
  const promised = reminders.filter(({ todo }) => isPromise(todo));
  const [message] = messagesOf(promised.length > 0 ? promised : reminders, 1);
  if (message === undefined) return;
  const { title, whom } = message;
  const act = whom
    ? { label: words.call, name: words.callName(whom.name), press: () => call(whom) }
    : { label: words.reminders.open, name: words.reminders.open, press: open };
  standing = reminders;
  const onClose = () => {
    if (standing === reminders) standing = [];
  };
  toast("info", title, { duration: SHOWN_MS, slot: SLOT, act, onClose });
}

function namesOf(reminders: readonly Reminder[]): string[] {
  return reminders.map(({ name }) => name);
}

interface Message {
  title: string;
  name: string;
  /** Who can be called at a press; null: nobody, or more than one. */
  whom: FollowUpView | null;
}

/** @param most so many are told one by one */
function messagesOf(due: readonly Reminder[], most: number): Message[] {
  if (due.length > most) {
    return [{ title: words.reminders.several(due.length), name: "several", whom: null }];
  }
  return due.map(({ name, todo }) => {
    if (todo.kind === "task") return { name, title: words.reminders.due(todo.task.title), whom: null };
    const { followUp } = todo;
    const whom = followUp.phone === null ? null : followUp;
    const title = followUp.isPromised
      ? words.reminders.promised(followUp.name, istTime(followUp.dueAt))
      : words.reminders.callNow(followUp.name);
    return { name, title, whom };
  });
}
