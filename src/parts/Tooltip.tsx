import * as Radix from '@radix-ui/react-tooltip';
import type { FocusEvent, ReactElement } from 'react';
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
export const Tooltip = ({ text, children }: TooltipProps) => (
  <Radix.Provider>
    <Radix.Root>
      <Radix.Trigger asChild onFocus={keysOnly}>
        {children}
      </Radix.Trigger>
      <Radix.Content className={styles.tooltip} sideOffset={4} collisionPadding={4}>
        {text}
      </Radix.Content>
    </Radix.Root>
  </Radix.Provider>
);

/** The focus that comes back when a dialog closes is no wish to read anything. */
function keysOnly(event: FocusEvent): void {
  if (!event.target.matches(':focus-visible')) event.preventDefault();
}
