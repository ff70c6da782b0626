// Parses a Dockerfile into its steps, to follow them without a container engine.
import {
  DockerfileParser,
  Env,
  type Instruction,
  JSONInstruction,
  ModifiableInstruction,
} from 'dockerfile-ast';

/** One instruction. */
export interface Step {
  readonly name: string;
  /** Flags such as `--from=build`, by their names. */
  readonly flags: Readonly<Record<string, string>>;
  /** The text after the name and the flags, in one line. */
  readonly text: string;
  /** The words of the JSON form; undefined for the shell form. */
  readonly json: readonly string[] | undefined;
  /** The variables of ENV. */
  readonly variables: Readonly<Record<string, string>>;
}

/** The part of a Dockerfile from one FROM to the next. */
export interface Stage {
  readonly name: string;
  /** The image or the stage of FROM, with variables replaced. */
  readonly base: string;
  readonly steps: readonly Step[];
}

/** Returns the stages of a Dockerfile in their order. */
export function stagesOf(text: string): Stage[] {
  const instructions = DockerfileParser.parse(text).getInstructions();
  const stages: { name: string; base: string; steps: Step[] }[] = [];
  const given = new Map<string, string>();
  for (const instruction of instructions) {
    const step = stepOf(instruction);
    if (step.name === 'ARG' && stages.length === 0) {
      const [name = '', value = ''] = step.text.split('=', 2);
      given.set(name, value);
    } else if (step.name === 'FROM') {
      const [base = '', , name = `stage ${stages.length}`] = step.text.split(/\s+/);
      stages.push({
        name,
        base: base.replace(/\$\{(\w+)\}/g, (_, variable: string) => given.get(variable) ?? ''),
        steps: [],
      });
    } else stages.at(-1)?.steps.push(step);
  }
  return stages;
}

function stepOf(instruction: Instruction): Step {
  const flags =
    instruction instanceof ModifiableInstruction
      ? instruction
          .getFlags()
          .map((flag): [string, string] => [flag.getName(), flag.getValue() ?? ''])
      : [];
  const whole = (instruction.getRawArgumentsContent() ?? '').replace(/\\\n/g, ' ').trim();
  const text = whole.replace(/^(--\S+\s+)+/, '');
  const isJSON = instruction instanceof JSONInstruction && instruction.getOpeningBracket() !== null;
  const variables =
    instruction instanceof Env
      ? instruction
          .getProperties()
          .map((property): [string, string] => [property.getName(), property.getValue() ?? ''])
      : [];
  return {
    name: instruction.getKeyword(),
    flags: Object.fromEntries(flags),
    text,
    json: isJSON ? JSON.parse(text) : undefined,
    variables: Object.fromEntries(variables),
  };
}

/**
 * Returns whether a path of the build context is sent to the builder. The last pattern that matches
 * the path or one of its folders decides.
 */
export function isSent(path: string, ignoreFile: string): boolean {
  const patterns = ignoreFile
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const parts = path.split('/');
  const around = parts.map((_, i) => parts.slice(0, i + 1).join('/'));
  let sent = true;
  for (const pattern of patterns) {
    const bare = pattern.replace(/^!/, '');
    const form = new RegExp(`^${bare.replace(/[.+^${}()|[\]]/g, '\\$&').replace(/\*/g, '[^/]*')}$`);
    if (around.some((folder) => form.test(folder))) sent = pattern.startsWith('!');
  }
  return sent;
}
