import { type ReviewForm as Review, reviewForm } from "@niyamdesk/domain/reviews/review";
import { consultations } from "#messages/consultations.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { ErrorState, Loading } from "../../../ui/states.tsx";
import { publishReview, useOwnReview } from "../data/own-review.ts";
import type { ConsultationView } from "../read-consultation.ts";
import { StarField } from "./star-field.tsx";

interface ReviewDialogProps {
  consultation: ConsultationView;
  onClose(): void;
}

/** A review of a consultation that took place; one that was written before is changed. */
export function ReviewDialog({ consultation, onClose }: ReviewDialogProps) {
  const before = useOwnReview(consultation);
  return (
    <Dialog open title={consultations.reviewTitle(consultation.caName)} onClose={onClose}>
      {before.failed ? (
        <ErrorState title={consultations.reviewLoadFailed} onRetry={before.retry} />
      ) : consultation.reviewed && before.data === undefined ? (
        <Loading label={consultations.reviewLoading} />
      ) : (
        <ReviewForm
          consultation={consultation}
          before={before.data ?? null}
          onPublished={() => {
            before.retry();
            toast("success", consultations.published);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

interface ReviewFormProps extends Pick<ReviewDialogProps, "consultation"> {
  before: Review | null;
  onPublished(): void;
}

function ReviewForm({ consultation, before, onPublished }: ReviewFormProps) {
  return (
    <Form
      label={consultations.review}
      schema={reviewForm}
      defaultValues={before ?? { rating: 0, text: "" }}
      onSubmit={async (review) => {
        await publishReview(consultation, review);
        onPublished();
      }}
    >
      {({ busy }) => (
        <>
          <p className="muted mb-5 text-sm">{consultations.reviewLead}</p>
          <StarField name="rating" label={consultations.rating} />
          <TextField
            name="text"
            label={consultations.reviewText}
            hint={consultations.reviewHint}
            rows={5}
            maxLength={1000}
          />
          <Button type="submit" block busy={busy}>
            {busy ? consultations.publishing : consultations.publish}
          </Button>
        </>
      )}
    </Form>
  );
}
