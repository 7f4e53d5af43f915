import { type ButtonProps, buttonAttributes, Face } from './Button.tsx';
import { Tooltip } from './Tooltip.tsx';

/** A button without words, or with words only where there is room: its label is its name and stands in a tooltip. */
export const IconButton = (props: ButtonProps & { readonly label: string }) => (
  <Tooltip text={props.label}>
    <button type="button" {...buttonAttributes(props)}>
      <Face {...props} />
    </button>
  </Tooltip>
);
