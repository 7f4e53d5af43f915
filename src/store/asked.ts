import { create } from 'zustand';

/** The question that is on the screen, in words: read out by what outlives the prompt that asks it. */
export const useAsked = create<{ readonly question: string | null }>()(() => ({ question: null }));
