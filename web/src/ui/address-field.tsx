import { TextField } from "./field.tsx";

interface AddressFieldProps {
  label: string;
  hint?: string;
  rows: number;
  optional: boolean;
}

/** A postal address, in as many lines as it has. */
export function AddressField({ label, hint, rows, optional }: AddressFieldProps) {
  return (
    <TextField
      name="address"
      label={label}
      rows={rows}
      maxLength={500}
      autoComplete="street-address"
      hint={hint}
      optional={optional}
    />
  );
}
