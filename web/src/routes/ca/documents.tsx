import { WorkDocuments } from "../staff/work-documents.tsx";

export default function CaDocuments() {
  return <WorkDocuments workspace="ca" />;
}
