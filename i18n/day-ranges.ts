import { defineMessages } from './define-messages.ts';
import { dayRanges as en } from './en/day-ranges.ts';
import { dayRanges as es } from './es/day-ranges.ts';
import { dayRanges as ja } from './ja/day-ranges.ts';
import { dayRanges as ko } from './ko/day-ranges.ts';
import { dayRanges as th } from './th/day-ranges.ts';
import { dayRanges as vi } from './vi/day-ranges.ts';
import { dayRanges as zh } from './zh/day-ranges.ts';

export const dayRangesText = defineMessages({ en, th, zh, vi, es, ja, ko });
