import { getInput } from '@actions/core';
import type { RawInputs } from '../domain/inputs/parsers.ts';

/** Inputs as the workflow gave them, untrimmed: blanks are part of a version, and make a key invalid. */
export const rawInputs: RawInputs = (name) => getInput(name, { trimWhitespace: false });
