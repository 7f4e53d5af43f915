import { roleSymbol } from '../../board/index.ts';
import { type Card, isGrenade, type Profile, type Side } from '../../engine/index.ts';
import { named, useTranslations, weaponName } from '../../i18n/index.ts';
import { Words } from './Words.tsx';

/** A stat card, in mm. */
export const CARD = { width: 63, height: 88 } as const;

/** Of the sides, on paper. */
export const INKS: Readonly<Record<Side, string>> = { a: '#24557c', b: '#96420f' };

/** A symbol is drawn on a grid of so many. */
export const GRID = 24;

const LINE = 4.6;
const LEFT = 4;
const RIGHT = CARD.width - LEFT;
/** From one weapon to the next, and where the last may stand: more of them are written smaller. */
const WEAPON = 4.2;
const LOWEST = 77.5;
const COLUMNS = [34, 42, 50, RIGHT] as const;

interface CardFaceProps {
  card: Card;
  face: 'healthy' | 'wounded';
  side: Side;
}

/** One side of a stat card as it is printed: what is not permitted is not there. */
export function CardFace({ card, face, side }: CardFaceProps) {
  const t = useTranslations();
  const profile = card[face];
  const numbers = numbersOf(profile);
  const abilities = (['camouflage', 'h2hPriority'] as const).filter((each) => profile[each]);
  const weapons = 21 + numbers.length * LINE + 3;
  const row = Math.min(WEAPON, (LOWEST - weapons) / Math.max(1, profile.weapons.length));
  const packed = row / WEAPON;
  return (
    <g>
      <rect width={CARD.width} height={CARD.height} rx={3} fill={face === 'wounded' ? '#f7ded6' : '#fff'} />
      <path d={`M0 3a3 3 0 0 1 3-3h57a3 3 0 0 1 3 3v9.5H0z`} fill={INKS[side]} />
      {card.portrait ? (
        <image href={card.portrait} x={1} y={0.75} width={11.5} height={11.5} preserveAspectRatio="xMidYMid slice">
          <title>{card.name}</title>
        </image>
      ) : (
        <Role role={card.role} at={[7.5, 6.3]} size={8} fill="#fff" />
      )}
      <Words x={14} y={8} size={4.4} bold fill="#fff" most={38}>
        {card.name}
      </Words>
      <Words x={RIGHT} y={8.3} size={5} bold fill="#fff" anchor="end">
        {t('ui.card.value', { value: card.points })}
      </Words>
      <Words x={LEFT} y={16.6} size={2.7} most={55}>
        {[named(t, 'roles', card.role), named(t, 'factions', card.faction)].join(' · ')}
      </Words>
      {numbers.map(([key, value], i) => (
        <g key={key}>
          <Words x={LEFT} y={22 + i * LINE} size={3.1} most={44}>
            {t(`ui.card.${key}`)}
          </Words>
          <Words x={RIGHT} y={22 + i * LINE} size={3.4} bold anchor="end">
            {t('ui.card.value', { value })}
          </Words>
        </g>
      ))}
      {profile.weapons.length > 0 &&
        (['shots', 'short', 'long', 'aim'] as const).map((key, i) => (
          <Words key={key} x={COLUMNS[i] ?? RIGHT} y={weapons} size={2.1} anchor="end" most={8.5}>
            {t(`ui.card.${key}`)}
          </Words>
        ))}
      {profile.weapons.map((weapon, i) => {
        const y = weapons + (i + 1) * row;
        const none = t('ui.card.none');
        const thrown = `${weapon.short} · ${t('ui.card.radius')} ${t('ui.card.value', { value: weapon.radius ?? 0 })}`;
        const values = [weapon.shots, weapon.short, weapon.long, weapon.aim].map((value) =>
          value === 0 ? none : t('ui.card.value', { value }),
        );
        return (
          <g key={weapon.id}>
            <Words x={LEFT} y={y} size={2.8 * packed} most={27}>
              {weaponName(t, weapon)}
            </Words>
            {isGrenade(weapon) ? (
              <Words x={RIGHT} y={y} size={2.8 * packed} bold anchor="end" most={27}>
                {thrown}
              </Words>
            ) : (
              values.map((value, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
                <Words key={column} x={COLUMNS[column] ?? RIGHT} y={y} size={2.9 * packed} bold anchor="end">
                  {value}
                </Words>
              ))
            )}
          </g>
        );
      })}
      {abilities.length > 0 && (
        <Words x={LEFT} y={81} size={2.7} bold most={55}>
          {abilities.map((each) => t(`ui.cards.${each}`)).join(' · ')}
        </Words>
      )}
      <Words x={CARD.width / 2} y={85.4} size={2.1} anchor="middle" fill="#555" most={55}>
        {t(face === 'wounded' ? 'ui.cards.back' : 'ui.cards.front')}
      </Words>
    </g>
  );
}

/** What a card permits, with its number. */
function numbersOf(profile: Profile) {
  const keys = ['move', 'actions', 'h2h', 'moveAndFire', 'opportunityFire', 'suppressionFire', 'command'] as const;
  return keys.flatMap((key) => {
    const value = profile[key];
    return value === null ? [] : [[key, value] as const];
  });
}

interface RoleProps {
  role: string;
  /** Its middle. */
  at: readonly [number, number];
  size: number;
  fill: string;
}

/** The symbol of a role; of one that has none, its first letter. */
export function Role({ role, at: [x, y], size, fill }: RoleProps) {
  const path = roleSymbol(role);
  if (path === null)
    return (
      <Words x={x} y={y + size * 0.35} size={size} anchor="middle" bold fill={fill}>
        {role.slice(0, 1).toUpperCase()}
      </Words>
    );
  return <path d={path} fill={fill} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / GRID})`} />;
}
