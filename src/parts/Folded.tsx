import { type ReactNode, useState } from 'react';

interface FoldedProps {
  summary: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** What is there to be opened; before it is, none of it has to be made. */
export function Folded({ summary, className, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={className} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children}
    </details>
  );
}
