import { useOwnKeys } from '../store/ownKeys.ts';
import { type ButtonProps, buttonAttributes, Face, keyNow } from './Button.tsx';
import { Tooltip } from './Tooltip.tsx';

interface IconButtonProps extends ButtonProps {
  readonly label: string;
  /** Why it does nothing, while it is refused. */
  readonly why?: string;
}

/**
 * A button without words, or with words only where there is room: its label is its name and stands in a tooltip, with its key
 * or why it is refused.
 */
export function IconButton(props: IconButtonProps) {
  useOwnKeys(); // it shows its key
  return (
    <Tooltip text={[props.label, props.why || (props.shortcut && keyNow(props.shortcut))].filter(Boolean).join(' · ')}>
      <button type="button" {...buttonAttributes(props)} title={undefined}>
        <Face {...props} />
      </button>
    </Tooltip>
  );
}
