import { useEffect, useSyncExternalStore } from 'react';
import { type Theme, usePreferences } from './preferences.ts';
import { runTelling } from './telling.ts';

/** The theme in use: what the players chose, or what the browser prefers. */
export function useTheme(): Theme {
  const chosen = usePreferences((p) => p.theme);
  const contrast = useMedia('(prefers-contrast: more)');
  const dark = useMedia('(prefers-color-scheme: dark)');
  if (chosen !== 'auto') return chosen;
  if (contrast) return 'contrast';
  return dark ? 'dark' : 'day';
}

/** Tells the style sheets: `data-theme` and `data-motion` of the page. */
export function usePreferred(): void {
  const theme = useTheme();
  const less = useLessMotion();
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dataset.motion = less ? 'less' : 'full';
  }, [theme, less]);
}

/** Nothing moves by itself. */
export function useLessMotion(): boolean {
  const chosen = usePreferences((p) => p.motion);
  const wished = useMedia('(prefers-reduced-motion: reduce)');
  return chosen === 'less' || wished;
}

const SPEEDS = { slow: 0.5, normal: 1, fast: 2, off: null } as const;

/** Tells steps beat by beat in this window, unless nothing is to move by itself or all is to be told at once. */
export function useTelling(): void {
  const less = useLessMotion();
  const speed = usePreferences((p) => SPEEDS[p.eventSpeed]);
  useEffect(() => (less || speed === null ? undefined : runTelling(speed)), [less, speed]);
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(query).matches,
  );
}
