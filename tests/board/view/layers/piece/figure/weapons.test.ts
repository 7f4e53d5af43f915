import { describe, expect, test } from 'vitest';
import { weaponPicture } from '../../../../../../src/board/view/layers/piece/figure/weapons.ts';
import { CARDS } from '../../../../../../src/content/index.ts';
import { frag, rifle } from '../../../../../support/builders/given.ts';

const pistol = rifle({ id: 'pistol', kind: 'pistol' });

describe('the weapon in a miniature’s hands', () => {
  test.each([
    ['a rifle', 'rifleman', [rifle()], null, 'rifle'],
    ['the short rifle of a scout', 'scout', [rifle()], null, 'carbine'],
    ['a rifle that gains three dice by Aim', 'rifleman', [rifle({ aim: 3 })], null, 'scopedRifle'],
    ['the rifle of a sniper', 'sniper', [rifle()], null, 'scopedRifle'],
    ['a submachine gun', 'nco', [rifle({ kind: 'smg' })], null, 'submachineGun'],
    ['any word for a machine gun', 'lmg', [rifle({ kind: 'bren', machineGun: true })], null, 'machineGun'],
    ['a word nobody knows', 'rifleman', [rifle({ kind: 'blunderbuss' })], null, 'rifle'],
    ['the first of two that are fired', 'lmg', [rifle({ machineGun: true }), pistol], null, 'machineGun'],
    ['the one gone over to', 'lmg', [rifle({ machineGun: true }), pistol], 'pistol', 'pistol'],
    ['what is fired before what is thrown', 'rifleman', [frag(), rifle()], null, 'rifle'],
    ['grenades where there is nothing else', 'rifleman', [frag()], null, 'grenade'],
    ['nothing', 'medic', [], null, 'nothing'],
  ] as const)('%s', (_, role, weapons, inHand, picture) => {
    expect(weaponPicture(role, weapons, inHand)).toBe(picture);
  });

  test('the ready forces carry all the main kinds', () => {
    const seen = new Set(CARDS.map(({ role, healthy }) => weaponPicture(role, healthy.weapons, null)));
    expect([...seen].sort()).toEqual(['carbine', 'machineGun', 'rifle', 'scopedRifle', 'submachineGun']);
  });
});
