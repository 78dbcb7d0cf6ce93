import { WorkDocuments } from "../staff/work-documents.tsx";

export default function CrmDocuments() {
  return <WorkDocuments workspace="crm" />;
}
