import { useEffect, useEffectEvent } from "react";
import { useFormContext } from "react-hook-form";
import { DETAILS, type Detail, type StoredDetails, shownDetails } from "../stored-details.ts";

interface FollowRecordProps {
  record: StoredDetails;
  /** Rises with each save of this form: from then on nothing in it counts as typed. */
  saves: number;
  /** These fields show the record's values now. */
  onFollow(followed: readonly Detail[]): void;
}

/** Draws nothing: shows in fields that nobody has typed in what another window saved. */
export function FollowRecord({ record, saves, onFollow }: FollowRecordProps) {
  const { formState, getValues, reset, resetField } = useFormContext();
  const { dirtyFields } = formState;

  const settle = useEffectEvent(() => reset(getValues()));
  useEffect(() => {
    if (saves > 0) settle();
  }, [saves]);

  const follow = useEffectEvent((values: StoredDetails) => {
    const untouched = DETAILS.filter((detail) => dirtyFields[detail] !== true);
    const shown = shownDetails(values);
    for (const detail of untouched) resetField(detail, { defaultValue: shown[detail] });
    onFollow(untouched);
  });
  // Each snapshot is a new object, whatever changed in it.
  const key = JSON.stringify(record);
  useEffect(() => follow(JSON.parse(key)), [key]);
  return null;
}
