import { RULING_IDS, type RulingId } from '../engine/index.ts';
import { EDITION_LETTERS, type EditionId } from './ids.ts';

/** The rulings by the letters of the editions in which their question arises. */
const ARISE_IN: Readonly<Record<string, string>> = {
  CBQIF:
    'R01 R09 R10 R12 R25 R27 R34 R38 R39 R40 R41 R42 R43 R45 R46 R47 R48 R49 R50 R51 R52 R55 R56 R57 R58 ' +
    'R60 R61 R62 R63 R64 R65 R66 R67 R68 R69 R71 R72 R73 R78 R80 R97 R101 R102 R103 R126 R127 R130 R134 ' +
    'R135 R136 R140 R141 R168 R169',
  B: 'R02 R13 R16 R17 R30 R35 R36 R37 R79 R121 R122 R123 R124 R125 R128 R131 R133 R138 R142 R143 R144 R145 R146 R147 R148 R149 R150 R151 R152 R153 R154 R155 R156 R157 R158 R159 R160 R161 R162 R163 R164 R166 R167 R171',
  QIF: 'R04 R08 R15 R19 R53 R70 R87 R99 R100',
  C: 'R03 R05 R14 R22 R74 R75 R77 R137',
  CQIF: 'R11 R21 R24 R26 R28 R129 R132 R139 R165 R170',
  I: 'R33 R85 R86 R88 R89 R90 R91',
  QF: 'R18 R23 R29 R98 R104',
  F: 'R20 R84 R92 R93 R94',
  BQIF: 'R06 R07 R44 R59',
  IF: 'R83 R95 R96',
  CQF: 'R31 R82',
  CQ: 'R32',
  CBQI: 'R54',
  CBQ: 'R76',
  BI: 'R81',
};

/** The rulings an edition needs, in order. */
export function rulingsOf(edition: EditionId): readonly RulingId[] {
  const arising = Object.entries(ARISE_IN).filter(([letters]) => letters.includes(EDITION_LETTERS[edition]));
  const ids = new Set(arising.flatMap(([, named]) => named.split(' ')));
  return RULING_IDS.filter((id) => ids.has(id));
}
