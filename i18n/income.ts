import { defineMessages } from './define-messages.ts';
import { income as en } from './en/income.ts';
import { income as es } from './es/income.ts';
import { income as ja } from './ja/income.ts';
import { income as ko } from './ko/income.ts';
import { income as th } from './th/income.ts';
import { income as vi } from './vi/income.ts';
import { income as zh } from './zh/income.ts';

export const incomeText = defineMessages({ en, th, zh, vi, es, ja, ko });
