import { Argument, Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { SCENARIOS, TABLES } from '../content/index.ts';
import { EDITIONS } from '../editions/index.ts';
import { KINDS } from '../play/files/gameForm.ts';
import { STRENGTHS, type Strength } from '../play/opponent/index.ts';
import { PROGRAMS } from '../play/programs.ts';
import { DENSITIES, STYLES } from '../play/tables/randomTable.ts';
import { APP_VERSION } from '../play/version.ts';
import { actions } from './actions.ts';
import { advise } from './advise.ts';
import { check } from './check.ts';
import { compare } from './compare.ts';
import { t } from './faultText.ts';
import { type FuzzRun, fuzz, fuzzFiles } from './fuzz.ts';
import { EXIT, type Exit, type Io, processIo } from './io.ts';
import { lines } from './lines.ts';
import { type LinkRun, link } from './link.ts';
import { type MatchRun, match } from './match.ts';
import { odds } from './odds.ts';
import { play } from './play.ts';
import { review } from './review.ts';
import { routeCommand } from './route.ts';
import { schema } from './schema/schema.ts';
import { sightCommand } from './sight.ts';
import type { Programs } from './simulate/lines.ts';
import { type SimulateRun, simulate } from './simulate/simulate.ts';
import { type TableRun, table } from './table.ts';
import { type TestRun, test } from './test.ts';

/** What each command wants, said when it is given something else. */
const WANTS = {
  play: t('files.cli.wantsFile', { command: 'play' }),
  actions: t('files.cli.wantsFile', { command: 'actions' }),
  odds: t('files.cli.wantsCommand', { command: 'odds' }),
  compare: t('files.cli.wantsCommand', { command: 'compare' }),
  advise: t('files.cli.wantsAdvice', { strengths: STRENGTHS.join(', ') }),
  review: t('files.cli.wantsFile', { command: 'review' }),
  lines: t('files.cli.wantsFile', { command: 'lines' }),
  table: t('files.cli.wantsTable', {
    ...{ styles: STYLES.join(', '), densities: DENSITIES.join(', '), editions: EDITIONS.join(', ') },
  }),
  sight: t('files.cli.wantsQuestions', { command: 'sight' }),
  route: t('files.cli.wantsQuestions', { command: 'route' }),
  fuzz: t('files.cli.wantsRun', { editions: EDITIONS.join(', ') }),
  match: t('files.cli.wantsMatch', { players: PROGRAMS.join(', '), editions: EDITIONS.join(', ') }),
  simulate: t('files.cli.wantsSimulation', { programs: PROGRAMS.join(', ') }),
  test: t('files.cli.wantsCases', { editions: EDITIONS.join(', ') }),
  check: t('files.cli.wantsFiles'),
  schema: t('files.cli.wantsKind', { kinds: KINDS.join(', ') }),
  link: t('files.cli.wantsLink'),
} as const;
type Name = keyof typeof WANTS;
const isName = (name: string): name is Name => Object.hasOwn(WANTS, name);

/** Who plays a simulation: two that see the same game unlike. */
const TEMPERS: Programs = ['bot-advancing', 'bot-shooting'];

/** Faults of one among several options: which one, and why, is said as well. */
const FAULTS_OF_OPTIONS = [
  ...['commander.unknownOption', 'commander.optionMissingArgument'],
  ...['commander.invalidArgument', 'commander.conflictingOption'],
];

/** Runs one command of the command line and gives the exit code. */
export async function main(args: readonly string[], io: Io = processIo): Promise<Exit> {
  let exit: Exit = EXIT.ok;
  const program = commandLine(io, (given) => {
    exit = given;
  });
  try {
    await program.parseAsync(args.length === 0 ? ['help'] : args, { from: 'user' });
    return exit;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === EXIT.ok) return EXIT.ok;
    const [name = ''] = args[0] === 'help' ? args.slice(1) : args;
    io.error(isName(name) ? WANTS[name] : t('files.cli.unknown', { name }));
    if (!isName(name)) io.error(program.helpInformation().trimEnd());
    else if (FAULTS_OF_OPTIONS.includes(error.code)) io.error(error.message);
    return EXIT.unreadable;
  }
}

/** The commands and what each is given; the exit code of the one that is run goes to `ended`. */
function commandLine(io: Io, ended: (exit: Exit) => void): Command {
  const program = new Command('npm run -s cli --')
    .exitOverride()
    .version(APP_VERSION)
    .configureOutput({ writeOut: (text) => io.out(text.trimEnd()), writeErr: () => {} })
    .configureHelp({
      subcommandTerm: (command) => `${command.name()} ${command.usage().replace(/\[options\] ?|[<>]/g, '')}`,
    })
    .addHelpText('after', `\n${t('files.cli.exitStatus')}`);
  const file = new Argument('<FILE>', t('files.cli.given.file'));
  const questions = new Argument('[FILE]', t('files.cli.given.questions')).default('-');
  const json = new Option('--command <JSON>', t('files.cli.given.command')).makeOptionMandatory();

  command('play')
    .addArgument(file)
    .action((of: string) => ended(play(of, io)));
  command('actions')
    .addArgument(file)
    .action((of: string) => ended(actions(of, io)));
  command('odds')
    .addArgument(file)
    .addOption(json)
    .action((of: string, about: { command: string }) => ended(odds(of, about.command, io)));
  command('compare')
    .addArgument(file)
    .addOption(json)
    .action((of: string, about: { command: string }) => ended(compare(of, about.command, io)));
  command('advise')
    .addArgument(file)
    .addOption(new Option('--strength <S>', t('files.cli.given.strength')).choices(STRENGTHS).default('hard'))
    .action((of: string, by: { strength: Strength }) => ended(advise(of, by.strength, io)));
  command('review')
    .addArgument(file)
    .action((of: string) => ended(review(of, io)));
  command('lines')
    .addArgument(file)
    .action((of: string) => ended(lines(of, io)));
  command('table')
    .addOption(new Option('--seed <S>', t('files.cli.given.tableSeed')).argParser(whole).default(1))
    .addOption(new Option('--style <STYLE>', t('files.cli.given.style')).choices(STYLES).default('hamlet'))
    .addOption(new Option('--density <DENSITY>', t('files.cli.given.density')).choices(DENSITIES).default('usual'))
    .addOption(new Option('--width <U>', t('files.cli.given.width')).argParser(tableSize).default(24))
    .addOption(new Option('--height <U>', t('files.cli.given.height')).argParser(tableSize).default(24))
    .addOption(new Option('--edition <ID>', t('files.cli.given.fairEdition')).choices(EDITIONS).default(EDITIONS[0]))
    .action((run: TableRun) => ended(table(run, io)));
  command('sight')
    .addArgument(questions)
    .action(async (of: string) => ended(await sightCommand(of, io)));
  command('route')
    .addArgument(questions)
    .action(async (of: string) => ended(await routeCommand(of, io)));
  command('fuzz')
    .addOption(new Option('--games <N>', t('files.cli.given.games')).argParser(positive).default(300))
    .addOption(new Option('--files <N>', t('files.cli.given.files')).argParser(positive))
    .addOption(new Option('--seed <S>', t('files.cli.given.seed')).argParser(whole).default(1))
    .addOption(new Option('--edition <ID>', t('files.cli.given.edition')).choices(EDITIONS).default(EDITIONS[0]))
    .option('--house-rules', t('files.cli.given.houseRules'), false)
    .option('--storeys', t('files.cli.given.storeys'), false)
    .option('--drafts', t('files.cli.given.drafts'), false)
    .option('--out <FOLDER>', t('files.cli.given.out'))
    .option('--keep <FOLDER>', t('files.cli.given.keep'))
    .action((run: FuzzRun) => ended(run.files === undefined ? fuzz(run, io) : fuzzFiles(run.files, run, io)));
  command('match')
    .addOption(new Option('--a <PLAYER>', t('files.cli.given.player', { side: 'a' })).choices(PROGRAMS).default('hard'))
    .addOption(new Option('--b <PLAYER>', t('files.cli.given.player', { side: 'b' })).choices(PROGRAMS).default('hard'))
    .addOption(new Option('--games <N>', t('files.cli.given.games')).argParser(positive).default(1))
    .addOption(new Option('--seed <S>', t('files.cli.given.seed')).argParser(whole).default(1))
    .addOption(new Option('--edition <ID>', t('files.cli.given.edition')).choices(EDITIONS).default(EDITIONS[0]))
    .option('--mission', t('files.cli.given.mission'), false)
    .addOption(
      new Option('--scenario <ID>', t('files.cli.given.scenario'))
        .choices(SCENARIOS.map(({ id }) => id))
        .conflicts('mission'),
    )
    .addOption(
      new Option('--table <ID>', t('files.cli.given.table')).choices(TABLES.map(({ id }) => id)).conflicts('scenario'),
    )
    .option('--keep <FOLDER>', t('files.cli.given.keepGames'))
    .action((run: MatchRun) => ended(match(run, io)));
  command('simulate')
    .addArgument(new Argument('[FILE]', t('files.cli.given.simulation')).default('-'))
    .option('--rules <FILE...>', t('files.cli.given.simulatedRules'), [])
    .addOption(new Option('--games <N>', t('files.cli.given.games')).argParser(positive).default(200))
    .addOption(new Option('--seed <S>', t('files.cli.given.seed')).argParser(whole).default(1))
    .addOption(new Option('--players <P,Q>', t('files.cli.given.players')).argParser(programs).default(TEMPERS))
    .addOption(new Option('--processes <N>', t('files.cli.given.processes')).argParser(positive))
    .addOption(new Option('--batch <N>', t('files.cli.given.batch')).argParser(positive).default(25))
    .option('--jobs', t('files.cli.given.jobs'), false)
    .option('--merge', t('files.cli.given.merge'), false)
    .addOption(new Option('--game <N>', t('files.cli.given.game')).argParser(whole).conflicts(['jobs', 'merge']))
    .action(async (of: string, run: SimulateRun) => ended(await simulate(of, run, io)));
  command('test')
    .argument('<PATHS...>', t('files.cli.given.cases'))
    .option('--rules <FILE>', t('files.cli.given.rules'))
    .addOption(new Option('--edition <ID>', t('files.cli.given.underEdition')).choices(EDITIONS).conflicts('rules'))
    .option('--prove', t('files.cli.given.prove'), false)
    .action((paths: string[], run: TestRun) => ended(test(paths, run, io)));
  command('check')
    .argument('<PATHS...>', t('files.cli.given.checked'))
    .action((paths: string[]) => ended(check(paths, io)));
  command('schema')
    .addArgument(new Argument('<KIND>', t('files.cli.given.kind', { kinds: KINDS.join(', ') })))
    .action((kind: string) => ended(schema(kind, io)));
  command('link')
    .addArgument(new Argument('<FILE>', t('files.cli.given.linked')))
    .option('--open', t('files.cli.given.openLink'), false)
    .option('--full', t('files.cli.given.full'), false)
    .addOption(new Option('--address <URL>', t('files.cli.given.address')).default(''))
    .action(async (of: string, run: LinkRun) => ended(await link(of, run, io)));
  return program;

  function command(name: Name): Command {
    return program.command(name).description(t(`files.cli.about.${name}`));
  }
}

/** Two programs, by their names. */
function programs(given: string): Programs {
  const [one, two, ...more] = given.split(',').map((name) => PROGRAMS.find((each) => each === name.trim()));
  if (!one || !two || more.length > 0) throw new InvalidArgumentError(t('files.cli.wantsPrograms'));
  return [one, two];
}

function whole(given: string): number {
  const number = Number(given);
  if (!Number.isInteger(number)) throw new InvalidArgumentError(t('files.cli.wantsWhole'));
  return number;
}

/** As large as the workshop lets one be, in u. */
const [LEAST_SIZE, MOST_SIZE] = [4, 100];

function tableSize(given: string): number {
  const number = given.trim() === '' ? Number.NaN : Number(given);
  if (!(number >= LEAST_SIZE && number <= MOST_SIZE))
    throw new InvalidArgumentError(t('files.cli.wantsSize', { least: `${LEAST_SIZE}`, most: `${MOST_SIZE}` }));
  return number;
}

function positive(given: string): number {
  const number = Number(given);
  if (!Number.isInteger(number) || number <= 0) throw new InvalidArgumentError(t('files.cli.wantsPositive'));
  return number;
}
