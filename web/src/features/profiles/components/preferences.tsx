import { PREFERENCES, type Preference } from "@niyamdesk/domain/profiles/own-details";
import { useState } from "react";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { savePreference } from "../data/save-own-profile.ts";

/** Saved with each press; about orders and payments we always write. */
export function Preferences({ uid, off }: { uid: string; off: readonly Preference[] }) {
  const [saving, setSaving] = useState<Preference | null>(null);

  async function save(preference: Preference, on: boolean): Promise<void> {
    setSaving(preference);
    try {
      await savePreference(uid, preference, on);
    } catch (error) {
      toast("error", errorWords(error));
    } finally {
      setSaving(null);
    }
  }

  return (
    <fieldset>
      <legend className="muted mb-2 text-sm">
        Shown among your notifications. What concerns your orders and payments always is.
      </legend>
      {PREFERENCES.map(([preference, label]) => (
        <label key={preference} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="toggle toggle-primary"
            checked={!off.includes(preference)}
            disabled={saving === preference}
            onChange={(event) => void save(preference, event.target.checked)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
