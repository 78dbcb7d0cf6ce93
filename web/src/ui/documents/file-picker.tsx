import { type ReactNode, useRef } from "react";
import { documents as words } from "#messages/documents.ts";
import { useMedia } from "../../lib/device/use-media.ts";
import { Button } from "../button.tsx";

/** Also what phones call HEIC and what some of them leave without a type: by its bytes it is known anyway. */
const FILES = "application/pdf,image/jpeg,image/png,image/heic,image/heif,.pdf,.jpg,.jpeg,.png,.heic,.heif";

interface FilePickerProps {
  /** Of the button that chooses: another file, or the first. */
  choose: string;
  primary: boolean;
  onPick(file: File): void;
}

/** The camera where there is one in the hand, and a file always. */
export function FilePicker({ choose, primary, onPick }: FilePickerProps) {
  const isPhone = useMedia("(pointer: coarse)");
  return (
    <div className="grid gap-2.5">
      {isPhone && (
        <Picker accept="image/*" camera look={primary ? "primary" : "outline"} onPick={onPick}>
          {words.takePhoto}
        </Picker>
      )}
      <Picker accept={FILES} look={primary && !isPhone ? "primary" : "outline"} onPick={onPick}>
        {choose}
      </Picker>
    </div>
  );
}

interface PickerProps {
  accept: string;
  camera?: boolean;
  look: "primary" | "outline";
  onPick(file: File): void;
  children: ReactNode;
}

function Picker({ accept, camera = false, look, onPick, children }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        {...(camera ? { capture: "environment" as const } : {})}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be picked again.
          event.target.value = "";
          if (file) onPick(file);
        }}
      />
      <Button block look={look} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  );
}
