import { PREFERENCES, type Preference } from "@niyamdesk/domain/profiles/preferences";
import { useState } from "react";
import { profiles } from "#messages/profiles.ts";
import { errorWords } from "../../../lib/backend/app-error.ts";
import { toast } from "../../../lib/page/toast.ts";
import { savePreference } from "../data/save-own-profile.ts";

/** Saved with each press; about orders and payments we always write. */
export function Preferences({ uid, off }: { uid: string; off: readonly Preference[] }) {
  const [saving, setSaving] = useState<{ preference: Preference; on: boolean } | null>(null);

  async function save(preference: Preference, on: boolean): Promise<void> {
    setSaving({ preference, on });
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
      <legend className="muted mb-2 text-sm">{profiles.preferencesLead}</legend>
      {PREFERENCES.map((preference) => {
        const own = saving?.preference === preference ? saving : null;
        return (
          <label key={preference} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="toggle toggle-primary"
              // As it was pressed, before the store has answered.
              checked={own?.on ?? !off.includes(preference)}
              disabled={own !== null}
              onChange={(event) => void save(preference, event.target.checked)}
            />
            {profiles.preferences[preference]}
          </label>
        );
      })}
    </fieldset>
  );
}
