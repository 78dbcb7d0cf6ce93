import { WorkDocuments } from "../staff/work-documents.tsx";

export default function ExecutiveDocuments() {
  return <WorkDocuments workspace="tax_executive" />;
}
