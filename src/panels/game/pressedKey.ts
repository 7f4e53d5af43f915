/** The button that the last key has pressed (useKeys.ts), until it has been heard of (followKeys.ts). */
let pressed: HTMLButtonElement | null = null;

export const noteKey = (button: HTMLButtonElement | null): void => {
  pressed = button;
};

export const pressedByKey = (): HTMLButtonElement | null => pressed;
