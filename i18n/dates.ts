import { defineMessages } from './define-messages.ts';
import { dates as en } from './en/dates.ts';
import { dates as es } from './es/dates.ts';
import { dates as ja } from './ja/dates.ts';
import { dates as ko } from './ko/dates.ts';
import { dates as th } from './th/dates.ts';
import { dates as vi } from './vi/dates.ts';
import { dates as zh } from './zh/dates.ts';

export const datesText = defineMessages({ en, th, zh, vi, es, ja, ko });
