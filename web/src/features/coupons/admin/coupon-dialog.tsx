import { useState } from "react";
import { useWatch } from "react-hook-form";
import { couponAdmin } from "#messages/workspaces/coupon-admin.ts";
import { toast } from "../../../lib/page/toast.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckField } from "../../../ui/check-field.tsx";
import { ChoiceField } from "../../../ui/choice-field.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form } from "../../../ui/form.tsx";
import { saveCoupon } from "../data/coupons.ts";
import type { CouponView } from "../read-coupon.ts";
import { couponForm, typedOf } from "./coupon-fields.ts";
import { givesOf } from "./coupon-words.ts";

const words = couponAdmin.form;
const KINDS = [
  ["percent", words.kinds.percent],
  ["amount", words.kinds.amount],
] as const;
const WHERE = [
  ["all", words.wheres.all],
  ["some", words.wheres.some],
] as const;

interface CouponDialogProps {
  /** As it is on the screen; null: a new one. */
  coupon: CouponView | null;
  services: readonly { id: string; name: string }[];
  onSaved(code: string): void;
  onClose(): void;
}

/** Makes a coupon or changes it. What its first use has fixed is shown with the reason. */
export function CouponDialog({ coupon, services, onSaved, onClose }: CouponDialogProps) {
  const isUsed = coupon !== null && coupon.uses > 0;
  const [schema] = useState(() => couponForm(isUsed ? coupon.mostUses : null));
  const [offered] = useState(() => withGone(services, coupon));
  const title = coupon === null ? words.createTitle : words.editTitle(coupon.code);
  return (
    <Dialog open title={title} onClose={onClose}>
      <Form
        label={title}
        schema={schema}
        defaultValues={typedOf(
          coupon,
          offered.map(({ id }) => id),
        )}
        fieldsOf={{ coupon_exists: "code" }}
        onSubmit={async (terms) => {
          await saveCoupon({ terms, seen_at: coupon?.updatedAt ?? null });
          toast("success", coupon === null ? words.created(terms.code) : words.saved(terms.code));
          onSaved(terms.code);
          onClose();
        }}
      >
        {({ busy }) => (
          <>
            {coupon === null && (
              <Field name="code" label={words.code} hint={words.codeHint} autoComplete="off" />
            )}
            {isUsed ? <FixedDiscount coupon={coupon} /> : <DiscountFields />}
            <div className="grid gap-x-6 sm:grid-cols-2">
              <DateField name="from" label={words.from} optional />
              <DateField name="until" label={words.until} optional />
            </div>
            <div className="grid gap-x-6 sm:grid-cols-2">
              <MostUses coupon={isUsed ? coupon : null} />
              <Count name="most_per_person" label={words.perPerson} hint={words.perPersonHint} />
            </div>
            <ChoiceField name="where" label={words.where} options={WHERE} />
            <Services services={offered} />
            <Count name="least" label={words.least} hint={words.leastHint} />
            <Field name="note" label={words.note} hint={words.noteHint} autoComplete="off" />
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Button look="outline" disabled={busy} onClick={onClose}>
                {words.keep}
              </Button>
              <Button type="submit" busy={busy}>
                {busy ? words.saving : coupon === null ? words.create : words.save}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}

/** Services of the coupon that are no longer sold stay in sight. */
function withGone(services: CouponDialogProps["services"], coupon: CouponView | null) {
  const sold = new Set(services.map(({ id }) => id));
  const gone = (coupon?.services ?? []).filter((id) => !sold.has(id));
  return [...services, ...gone.map((id) => ({ id, name: id }))];
}

function DiscountFields() {
  const kind: unknown = useWatch({ name: "kind" });
  return (
    <>
      <ChoiceField name="kind" label={words.kind} options={KINDS} />
      {kind === "percent" ? (
        <Field
          name="percent"
          label={words.percent}
          hint={words.percentHint}
          inputMode="numeric"
          autoComplete="off"
        />
      ) : (
        <Field name="amount" label={words.amount} inputMode="numeric" autoComplete="off" />
      )}
    </>
  );
}

function FixedDiscount({ coupon }: { coupon: CouponView }) {
  return (
    <div className="mb-4">
      <Facts>
        <Fact term={words.fixed}>{givesOf(coupon)}</Fact>
      </Facts>
      <p className="muted mt-1 text-sm">{words.fixedWhy}</p>
    </div>
  );
}

function MostUses({ coupon }: { coupon: CouponView | null }) {
  if (coupon === null) return <Count name="most_uses" label={words.mostUses} hint={words.mostUsesHint} />;
  if (coupon.mostUses !== null)
    return <Count name="most_uses" label={words.mostUses} hint={words.mostUsesMore(coupon.mostUses)} />;
  return (
    <div className="mb-4 text-sm">
      <p className="mb-1.5 font-semibold">{words.mostUses}</p>
      <p>{words.noLimit}</p>
      <p className="muted mt-1">{words.mostUsesFixed}</p>
    </div>
  );
}

function Count({ name, label, hint }: { name: string; label: string; hint: string }) {
  return <Field name={name} label={label} hint={hint} inputMode="numeric" autoComplete="off" optional />;
}

function Services({ services }: Pick<CouponDialogProps, "services">) {
  const where: unknown = useWatch({ name: "where" });
  if (where !== "some") return null;
  return (
    <fieldset className="mb-4 grid gap-x-6 sm:grid-cols-2">
      <legend className="sr-only">{words.wheres.some}</legend>
      {services.map(({ id, name }) => (
        <CheckField key={id} name={`services.${id}`} label={name} />
      ))}
    </fieldset>
  );
}
