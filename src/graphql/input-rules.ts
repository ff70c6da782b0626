/** Lists the rules of inputs: what of an input can be wrong by its meaning, without the database. */
import type { InputRule } from './checks/rule.ts';

/** The rules, in the order of the input types in the schema. */
export const inputRules: readonly InputRule[] = [];
