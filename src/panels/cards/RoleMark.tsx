import type { Side } from '../../engine/index.ts';
import styles from './RoleMark.module.css';
import { RoleSymbol } from './RoleSymbol.tsx';
import { SideMark } from './symbols.tsx';

/** The sign of a role on the shape of its side. */
export const RoleMark = ({ role, side, size }: { role: string; side: Side; size: number }) => (
  <span className={styles.mark} aria-hidden="true">
    <SideMark side={side} size={size} />
    <RoleSymbol role={role} size={size * 0.5} />
  </span>
);
