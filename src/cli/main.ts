import { actions } from './actions.ts';
import { compare } from './compare.ts';
import { fuzz } from './fuzz.ts';
import { EXIT, type Exit, type Io, processIo } from './io.ts';
import { odds } from './odds.ts';
import { play } from './play.ts';
import { routeCommand } from './route.ts';
import { schema } from './schema.ts';
import { sightCommand } from './sight.ts';
import { t } from './words.ts';

const COMMANDS: Readonly<Record<string, (args: readonly string[], io: Io) => Exit>> = {
  play,
  actions,
  odds,
  compare,
  sight: sightCommand,
  route: routeCommand,
  fuzz,
  schema,
};

/** Runs one command of the command line and gives the exit code. */
export async function main([name, ...args]: readonly string[], io: Io = processIo): Promise<Exit> {
  if (name === undefined || name === 'help' || name === '--help') {
    io.out(t('files.cli.usage'));
    return EXIT.ok;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command) return command(args, io);
  io.error(t('files.cli.unknown', { name }));
  io.error(t('files.cli.usage'));
  return EXIT.unreadable;
}
