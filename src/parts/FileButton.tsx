import { useRef } from 'react';
import { Button } from './Button.tsx';

interface FileButtonProps {
  children: string;
  /** What the file is, for those who do not see the button. */
  label: string;
  onFile: (file: File) => void;
  /** Left out: one file at a time. */
  onSeveral?: (files: readonly File[]) => void;
  /** Which files are offered; without it those of ours. */
  accept?: string;
  /** Asks the camera that looks there for one, where there is one. */
  camera?: 'user' | 'environment';
}

const OURS = '.json,.png,application/json,image/png';

/** A button that asks for a file. */
export function FileButton({ children, label, onFile, onSeveral, accept = OURS, camera }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>{children}</Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={onSeveral !== undefined}
        capture={camera}
        hidden // the button opens it; one control is enough
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = ''; // so that the same file can be tried again
          if (files.length > 1) onSeveral?.(files);
          else if (files[0]) onFile(files[0]);
        }}
      />
    </>
  );
}
