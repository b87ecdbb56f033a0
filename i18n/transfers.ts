import { defineMessages } from './define-messages.ts';
import { transfers as en } from './en/transfers.ts';
import { transfers as es } from './es/transfers.ts';
import { transfers as ja } from './ja/transfers.ts';
import { transfers as ko } from './ko/transfers.ts';
import { transfers as th } from './th/transfers.ts';
import { transfers as vi } from './vi/transfers.ts';
import { transfers as zh } from './zh/transfers.ts';

export const transfersText = defineMessages({ en, th, zh, vi, es, ja, ko });
