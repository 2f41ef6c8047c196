import { getInput } from '@actions/core';
import type { RawInputs } from '../domain/inputs/parsers.ts';

/** Inputs as the workflow gave them, untrimmed: blanks matter in a version, and tell a bad key from a good one. */
export const rawInputs: RawInputs = (name) => getInput(name, { trimWhitespace: false });
