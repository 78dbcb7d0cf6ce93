const STEPS = [
  ["Choose a plan", "Compare what each plan covers, who it is for and how long it takes."],
  ["Review and pay", "You see fee, GST and total once more, then pay by UPI, card or net banking."],
  ["We prepare and file", "Your papers are checked first. We write to you if something is missing."],
  ["Follow it to the end", "Every step of your order is dated in your account, up to completion."],
] as const;

export function Steps() {
  return (
    <ol className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
      {STEPS.map(([title, words], index) => (
        <li key={title} className="step">
          <span className="step-number figures" aria-hidden="true">
            {index + 1}
          </span>
          <h3 className="text-lg font-semibold">{title}</h3>
          <p className="muted mt-1">{words}</p>
        </li>
      ))}
    </ol>
  );
}
