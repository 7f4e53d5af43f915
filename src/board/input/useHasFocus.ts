import { type RefObject, useEffect, useState } from 'react';

/** Has it the focus? Asked of the browser itself: React hears nothing of what a dialog gives back while it is taken off the page. */
export function useHasFocus(box: RefObject<HTMLElement | null>): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const heard = ({ type }: Event): void => setHas(type === 'focus');
    for (const type of ['focus', 'blur'] as const) element.addEventListener(type, heard);
    return () => {
      for (const type of ['focus', 'blur'] as const) element.removeEventListener(type, heard);
    };
  }, [box]);
  return has;
}
