import { useRef } from 'react';
import { Button } from './Button.tsx';

interface FileButtonProps {
  children: string;
  /** What the file is, for those who do not see the button. */
  label: string;
  onText: (text: string) => void;
}

/** A button that asks for one of our files and hands on its text. */
export function FileButton({ children, label, onText }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()}>{children}</Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden // the button opens it; one control is enough
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = ''; // so that the same file can be tried again
          if (file) void file.text().then(onText);
        }}
      />
    </>
  );
}
