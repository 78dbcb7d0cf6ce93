import { NEVER_ASKED } from "@niyamdesk/domain/fields/never-asked";
import { DocumentList } from "../../features/services/components/document-list.tsx";
import { useService } from "../../features/services/data/service.ts";
import { ErrorState, SkeletonRows } from "../../ui/states.tsx";

/** What the service of an order asks for: its stored list, or the built-in one. */
export function OrderDocuments({ serviceId, open }: { serviceId: string; open: boolean }) {
  const { data, loading, failed, retry } = useService(serviceId);
  if (loading) return <SkeletonRows rows={2} label="Loading the list of documents" />;
  if (failed) return <ErrorState title="Failed to load the list of documents" onRetry={retry} />;
  const documents = data?.service?.required_documents;
  if (documents === undefined) {
    return <p>Our team tells you which documents are needed.</p>;
  }
  return (
    <>
      {open && documents.length > 0 && (
        <p className="muted mb-4 text-sm">Keep these ready. We contact you for them. {NEVER_ASKED}</p>
      )}
      <DocumentList documents={documents} />
    </>
  );
}
