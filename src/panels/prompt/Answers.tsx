import type { ReactNode } from 'react';
import styles from './Answer.module.css';

/** The answers to the question that is due, below or beside each other. */
export const Answers = ({ children }: { children: ReactNode }) => <ul className={styles.answers}>{children}</ul>;
