import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Floating.module.css';

/**
 * Lies over the foot of the window, or of the modal dialog it is in; what floats at the same time is stacked, never one over
 * another.
 */
export function Floating({ children }: { children: ReactNode }) {
  const place = useRef<HTMLSpanElement>(null);
  const [stack, setStack] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setStack(stackIn(place.current?.closest('dialog') ?? document.body)), []);
  return (
    <>
      <span ref={place} hidden />
      {stack && createPortal(children, stack)}
    </>
  );
}

function stackIn(home: HTMLElement): HTMLElement {
  const there = home.querySelector<HTMLElement>(':scope > [data-floating]');
  if (there) return there;
  const stack = document.createElement('div');
  stack.dataset.floating = '';
  stack.className = styles.stack ?? '';
  return home.appendChild(stack);
}
