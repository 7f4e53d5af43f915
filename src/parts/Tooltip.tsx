import * as Radix from '@radix-ui/react-tooltip';
import { type FocusEvent, type ReactElement, useRef, useState } from 'react';
import styles from './Tooltip.module.css';

interface TooltipProps {
  text: string;
  /** The one control that it is said of; its own element takes what the tooltip listens to. */
  children: ReactElement;
}

/**
 * Says in a word what a control without words is for, to a mouse that rests on it and to who comes to it by key; Escape
 * puts it away. The control must have the text for its name as well: fingers never see a tooltip.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState<HTMLElement | null>(null);
  return (
    <Radix.Provider>
      <Radix.Root onOpenChange={() => setOver(trigger.current?.closest('dialog') ?? null)}>
        <Radix.Trigger ref={trigger} asChild onFocus={keysOnly}>
          {children}
        </Radix.Trigger>
        {/* at the end of the page, or of the modal dialog, beside which nothing can be seen: never inside a sentence */}
        <Radix.Portal container={over}>
          <Radix.Content className={styles.tooltip} sideOffset={4} collisionPadding={4}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}

/** The focus that comes back when a dialog closes is no wish to read anything. */
function keysOnly(event: FocusEvent): void {
  if (!event.target.matches(':focus-visible')) event.preventDefault();
}
