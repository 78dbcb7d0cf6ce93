import { WorkMessages } from "../staff/work-messages.tsx";

export default function CrmMessages() {
  return <WorkMessages />;
}
