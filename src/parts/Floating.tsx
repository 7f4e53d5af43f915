import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Floating.module.css';

interface FloatingProps {
  children: ReactNode;
  /** Over the dialog that is open, wherever this stands itself. */
  atop?: boolean;
}

/**
 * Lies over the foot of the window, or of the modal dialog it is in; what floats at the same time is stacked, never one over
 * another.
 */
export function Floating({ children, atop = false }: FloatingProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [stack, setStack] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const own = place.current?.closest('dialog') ?? (atop ? openDialog() : null);
    setStack(stackIn(own ?? document.body));
  }, [atop]);
  return (
    <>
      <span ref={place} hidden />
      {stack && createPortal(children, stack)}
    </>
  );
}

/** The one in which the focus is: others may be open under it. */
const openDialog = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('dialog[open]') ?? document.querySelector<HTMLElement>('dialog[open]');

function stackIn(home: HTMLElement): HTMLElement {
  const there = home.querySelector<HTMLElement>(':scope > [data-floating]');
  if (there) return there;
  const stack = document.createElement('div');
  stack.dataset.floating = '';
  stack.className = styles.stack ?? '';
  return home.appendChild(stack);
}
