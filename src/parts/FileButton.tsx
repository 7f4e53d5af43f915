import { useRef } from 'react';
import { Button } from './Button.tsx';

interface FileButtonProps {
  children: string;
  /** What the file is, for those who do not see the button. */
  label: string;
  onFile: (file: File) => void;
}

/** A button that asks for one of our files. */
export function FileButton({ children, label, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>{children}</Button>
      <input
        ref={input}
        type="file"
        accept=".json,.png,application/json,image/png"
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
