import { useEffect } from 'react';
import { usePreferences } from '../../store/preferences.ts';

/** While Alt is held every button shows its key (Button.module.css); otherwise that stands in its tooltip alone. */
export function useKeysShown(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const hide = (): void => {
      delete dataset.keys;
    };
    const onKey = ({ key, type }: KeyboardEvent): void => {
      if (key === 'Alt' && type === 'keydown' && usePreferences.getState().letters !== 'off') dataset.keys = '';
      else hide();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('keyup', onKey);
    window.addEventListener('blur', hide);
    return () => {
      hide();
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
      window.removeEventListener('blur', hide);
    };
  }, []);
}
