import { COLLECTIONS } from "@niyamdesk/domain/base/paths";
import { staffQuery, telecallersQuery, workersQuery } from "@niyamdesk/domain/staff/queries";
import { useMemo } from "react";
import { LOCALE } from "#messages/language.ts";
import { type Live, mapLive, useLiveDocument, useLiveQuery } from "../../../lib/firestore/live.ts";
import { type Member, readMember } from "../read-member.ts";

/** Everyone who works here, the newest first, live. @param isWanted not asked for before */
export function useStaff(isWanted = true): Live<Member[]> {
  return useLiveQuery(staffQuery, isWanted ? {} : null, readMember);
}

/** Those of them who work on orders, suspended ones too, live. */
export function useColleagues(): Live<Member[]> {
  return useLiveQuery(workersQuery, {}, readMember);
}

/** Those of them who call, live. @param isWanted not asked for before */
export function useTelecallers(isWanted = true): Live<Member[]> {
  return useLiveQuery(telecallersQuery, isWanted ? {} : null, readMember);
}

/** Those to whom leads can be given, by name. */
export function useTelecallersAtWork(isWanted = true): Live<Member[]> {
  const all = useTelecallers(isWanted);
  return useMemo(
    () =>
      mapLive(all, (members) =>
        members
          .filter(({ status }) => status === "active")
          .sort((one, next) => one.name.localeCompare(next.name, LOCALE)),
      ),
    [all],
  );
}

/** One of them, live; null when the account is gone. */
export function useMember(uid: string): Live<Member | null> {
  return useLiveDocument([COLLECTIONS.profiles, uid], readMember);
}
