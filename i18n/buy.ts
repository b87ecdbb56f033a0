import { defineMessages } from './define-messages.ts';
import { buy as en } from './en/buy.ts';
import { buy as es } from './es/buy.ts';
import { buy as ja } from './ja/buy.ts';
import { buy as ko } from './ko/buy.ts';
import { buy as th } from './th/buy.ts';
import { buy as vi } from './vi/buy.ts';
import { buy as zh } from './zh/buy.ts';

export const buyText = defineMessages({ en, th, zh, vi, es, ja, ko });
