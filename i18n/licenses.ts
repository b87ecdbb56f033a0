import { defineMessages } from './define-messages.ts';
import { licenses as en } from './en/licenses.ts';
import { licenses as es } from './es/licenses.ts';
import { licenses as ja } from './ja/licenses.ts';
import { licenses as ko } from './ko/licenses.ts';
import { licenses as th } from './th/licenses.ts';
import { licenses as vi } from './vi/licenses.ts';
import { licenses as zh } from './zh/licenses.ts';

export const licensesText = defineMessages({ en, th, zh, vi, es, ja, ko });
