import { GameSymbol, type SymbolName } from './symbols.tsx';

const OF_ROLE: Readonly<Record<string, SymbolName>> = {
  nco: 'command',
  officer: 'command',
  scout: 'camouflage',
  sniper: 'aim',
  lmg: 'suppressionFire',
  mg: 'suppressionFire',
  smg: 'moveAndFire',
};

export function RoleSymbol({ role }: { role: string }) {
  return <GameSymbol name={OF_ROLE[role] ?? 'fire'} size={20} />;
}
