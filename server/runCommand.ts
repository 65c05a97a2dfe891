import { withSecretFiles } from './secretFiles.ts';

export type Env = Readonly<Record<string, string | undefined>>;
type Command = (env: Env, args: readonly string[]) => Promise<void>;

/**
 * Runs the command whose name, a key of `commands`, is on the command line, by default the first. It gets the other
 * arguments. An error, such as an unknown name, is printed as a sentence, with exit code 1.
 */
export const runCommand = async (commands: Readonly<Record<string, Command>>): Promise<void> => {
  const [standard = ''] = Object.keys(commands);
  const given = process.argv.slice(2);
  const place = given.findIndex((arg) => !arg.startsWith('--'));
  const name = given[place] ?? standard;
  const args = given.filter((_, at) => at !== place);
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new Error(`There is no command ${name}: ${Object.keys(commands).join(', ')}.`);
    await command(withSecretFiles(process.env), args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
};
