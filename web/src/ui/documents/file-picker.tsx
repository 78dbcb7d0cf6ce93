import { type ReactNode, useRef } from "react";
import { documents as words } from "#messages/documents.ts";
import { useMedia } from "../../lib/device/use-media.ts";
import { Button } from "../button.tsx";

/** Also what phones call HEIC and what some of them leave without a type: by its bytes it is known anyway. */
const FILES = "application/pdf,image/jpeg,image/png,image/heic,image/heif,.pdf,.jpg,.jpeg,.png,.heic,.heif";

/** And where a table is as good. */
const TABLES = `${FILES},.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet`;

interface FilePickerProps {
  /** XLSX and CSV are taken as well. */
  takesTables?: boolean;
  /** Another way beside them, such as several pages as one. */
  also?: ReactNode;
  /** Of the button that chooses: another file, or the first. */
  choose: string;
  primary: boolean;
  onPick(file: File): void;
}

/** The camera where there is one in the hand, and a file always. */
export function FilePicker({ takesTables = false, also, choose, primary, onPick }: FilePickerProps) {
  const isPhone = useMedia("(pointer: coarse)");
  return (
    <div className="grid gap-2.5">
      {isPhone && (
        <PickButton accept="image/*" camera block look={primary ? "primary" : "outline"} onPick={onPick}>
          {words.takePhoto}
        </PickButton>
      )}
      <PickButton
        accept={takesTables ? TABLES : FILES}
        block
        look={primary && !isPhone ? "primary" : "outline"}
        onPick={onPick}
      >
        {choose}
      </PickButton>
      {also}
    </div>
  );
}

interface PickButtonProps {
  accept?: string;
  camera?: boolean;
  look: "primary" | "outline";
  size?: "small" | "normal";
  block?: boolean;
  /** Several may be chosen at once: each is picked, in their order. */
  multiple?: boolean;
  /** Of one among several that look alike. */
  label?: string;
  onPick(file: File): void;
  children: ReactNode;
}

/** A button that asks for one file. */
export function PickButton({
  accept = FILES,
  camera = false,
  look,
  size = "normal",
  block = false,
  multiple = false,
  label,
  onPick,
  children,
}: PickButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        {...(camera ? { capture: "environment" as const } : {})}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // The same file may be picked again.
          event.target.value = "";
          for (const file of files) onPick(file);
        }}
      />
      <Button block={block} look={look} size={size} aria-label={label} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
