import { createContext } from 'react';
import type { View } from './camera.ts';

/** Where the table is looked at from, for what lies over it. */
export const BoardView = createContext<View | null>(null);
