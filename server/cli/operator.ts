import { userInfo } from 'node:os';
import { cleanLine } from '../../contracts/text/clean-text.ts';
import type { Config } from '../config.ts';

/** Who runs a command: the name in the settings, or that of the system's user. */
export const operatorName = ({ OPERATOR }: Config): string => cleanLine(OPERATOR ?? '') || userInfo().username;
