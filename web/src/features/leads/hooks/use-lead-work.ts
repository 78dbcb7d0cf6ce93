import type { LeadWorkspace } from "@niyamdesk/domain/base/addresses";
import type { LeadStatus } from "@niyamdesk/domain/leads/lead";
import { useCallback, useMemo, useRef, useState } from "react";
import { leads as words } from "#messages/workspaces/leads.ts";
import { AppError, errorWords } from "../../../lib/backend/app-error.ts";
import { sayWhenSlow } from "../../../lib/page/still-trying.ts";
import { toast } from "../../../lib/page/toast.ts";
import { doWithUndo } from "../../../lib/undo/undo.ts";
import { claimLead, handBackLeads, moveLead } from "../data/lead-calls.ts";
import { ChangedMeanwhile, editLead, useLeadEdits } from "../data/lead-edits.ts";
import { barOfCalling, barOfTaking } from "../lead-bars.ts";
import { type LeadEdit, reversed } from "../lead-edit.ts";
import { barOfFollowUp } from "../lead-questions.ts";
import type { Caller, LeadQuestion, LeadWork, TakeAnswer } from "../lead-work.ts";
import type { LeadView } from "../read-lead.ts";
import { useAround } from "./use-around.ts";

export interface Asked {
  question: LeadQuestion;
  lead: LeadView;
}

function failed(error: unknown): void {
  // Both values are asked about already.
  if (!(error instanceof ChangedMeanwhile)) toast("error", errorWords(error));
}

/** @param onDone something was done: whoever did it waits to see it */
export function useLeadWork(workspace: LeadWorkspace, caller: Caller, onDone: () => void) {
  const around = useAround(caller.hours);
  const { edits, unsent } = useLeadEdits(around.uid);
  const [taking, setTaking] = useState<ReadonlySet<string>>(new Set());
  const [taken, setTaken] = useState<ReadonlyMap<string, TakeAnswer>>(new Map());
  const [asked, setAsked] = useState<Asked | null>(null);
  const answer = useCallback(
    (id: string, said: TakeAnswer | null) =>
      setTaken((before) => {
        const next = new Map(before);
        if (said === null) next.delete(id);
        else next.set(id, said);
        return next;
      }),
    [],
  );

  async function take(lead: LeadView): Promise<void> {
    const bar = barOfTaking(lead, around);
    if (bar !== null) return toast("info", bar);
    if (taking.has(lead.id)) return;
    setTaking((before) => new Set(before).add(lead.id));
    try {
      await sayWhenSlow(claimLead(lead.id));
      // The row says so in its place, and goes by itself.
      answer(lead.id, { isOwn: true, words: words.yoursNow });
      doWithUndo(words.took(lead.name), {
        act: () => Promise.resolve(),
        counter: async () => {
          await handBackLeads([lead.id]);
          answer(lead.id, null);
          onDone();
        },
        onFailed: failed,
        onStays: () => toast("error", words.notTaken(lead.name)),
      });
    } catch (error) {
      if (error instanceof AppError && error.code === "lead_taken") {
        answer(lead.id, { isOwn: false, words: words.takenBy(error.facts.by || words.someone) });
      } else failed(error);
    } finally {
      setTaking((before) => new Set([...before].filter((id) => id !== lead.id)));
    }
  }

  function editMany(many: readonly { lead: LeadView; edit: LeadEdit }[], said: string): void {
    doWithUndo(said, {
      act: () => Promise.all(many.map(({ lead, edit }) => editLead(around.uid, lead.id, edit))),
      counter: () => Promise.all(many.map(({ lead, edit }) => editLead(around.uid, lead.id, reversed(edit)))),
      onFailed: failed,
      onStays: failed,
    });
  }

  function move(lead: LeadView, to: LeadStatus): void {
    const { id, name, status } = lead;
    if (to === status) return;
    if (!around.isOnline) {
      toast("info", words.offlineAct);
      return;
    }
    doWithUndo(words.move.moved(name, words.statuses[to]), {
      act: () => moveLead({ lead_id: id, seen: status, to }).then(onDone),
      counter: () => moveLead({ lead_id: id, seen: to, to: status }).then(onDone),
      afterAnswer: true,
      onFailed: failed,
      onStays: failed,
    });
  }

  async function handBack(given: readonly LeadView[]): Promise<void> {
    const outcomes = await sayWhenSlow(handBackLeads(given.map(({ id }) => id)));
    const back = given.filter(({ id }) => outcomes[id] === "done");
    const left = given.filter(({ id }) => outcomes[id] === "refused").length;
    if (left > 0) toast("info", words.handBack.left(left));
    if (back.length === 0) return;
    doWithUndo(words.handBack.done(back.length), {
      act: () => Promise.resolve(),
      counter: async () => {
        const again = await Promise.allSettled(back.map(({ id }) => claimLead(id)));
        const lost = again.filter(({ status }) => status === "rejected").length;
        if (lost > 0) toast("info", words.handBack.taken(lost));
        onDone();
      },
      onFailed: failed,
      onStays: failed,
    });
  }

  const calleeOf = ({ id, name, phone }: LeadView) => ({ lead_id: id, name, phone_e164: phone });
  function start(lead: LeadView): void {
    const bar = caller.busyWith === lead.id ? null : barOfCalling(lead, around);
    if (bar === null) caller.start(calleeOf(lead));
    else toast("info", bar);
  }

  const latest = {
    take,
    editMany,
    move,
    handBack,
    start,
    log: (lead: LeadView) => caller.log(calleeOf(lead)),
  };
  const acts = useRef(latest);
  acts.current = latest;
  const { busyWith } = caller;
  const work: LeadWork = useMemo(
    () => ({
      ...{ workspace, around, edits, unsent, busyWith, taking, taken },
      take: (lead) => void acts.current.take(lead),
      call: (lead) => acts.current.start(lead),
      log: (lead) => acts.current.log(lead),
      edit: (lead, edit, said) => acts.current.editMany([{ lead, edit }], said),
      editMany: (many, said) => acts.current.editMany(many, said),
      move: (lead, to) => acts.current.move(lead, to),
      handBack: (given) => acts.current.handBack(given),
      ask: (question, lead) => {
        const bar = question === "followUp" ? barOfFollowUp(lead) : null;
        if (bar === null) setAsked({ question, lead });
        else toast("info", bar);
      },
    }),
    [workspace, around, edits, unsent, busyWith, taking, taken],
  );
  return { work, asked, close: () => setAsked(null) };
}
