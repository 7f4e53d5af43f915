import { useRef } from 'react';
import { Button } from './Button.tsx';

interface FileButtonProps {
  children: string;
  /** What the file is, for those who do not see the button. */
  label: string;
  onFile: (file: File) => void;
  /** Which files are offered; without it those of ours. */
  accept?: string;
  /** Asks the camera that looks there for one, where there is one. */
  camera?: 'user' | 'environment';
}

const OURS = '.json,.png,application/json,image/png';

/** A button that asks for a file. */
export function FileButton({ children, label, onFile, accept = OURS, camera }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>{children}</Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        capture={camera}
        hidden // the button opens it; one control is enough
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = ''; // so that the same file can be tried again
          if (file) onFile(file);
        }}
      />
    </>
  );
}
