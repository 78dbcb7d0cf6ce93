import { notifications as words } from "#messages/notifications.ts";
import { AllNotices } from "../../features/notifications/components/all-notices.tsx";
import { useOwnProfile } from "../../features/profiles/data/own-profile.ts";
import { audiencesIn } from "../../features/profiles/read-own-profile.ts";
import { usePageTitle } from "../../lib/page/page-title.ts";
import { useOwnUid } from "../../lib/session/use-own-uid.ts";

export default function Notifications() {
  usePageTitle(words.title);
  const uid = useOwnUid();
  const profile = useOwnProfile(uid);
  return (
    <>
      <h1 className="text-title mb-4">{words.title}</h1>
      <AllNotices
        uid={uid}
        unwanted={profile.status === "ready" ? (profile.value?.unwanted ?? []) : []}
        audiences={audiencesIn(profile)}
      />
    </>
  );
}
