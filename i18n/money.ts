import { defineMessages } from './define-messages.ts';
import { money as en } from './en/money.ts';
import { money as es } from './es/money.ts';
import { money as ja } from './ja/money.ts';
import { money as ko } from './ko/money.ts';
import { money as th } from './th/money.ts';
import { money as vi } from './vi/money.ts';
import { money as zh } from './zh/money.ts';

export const moneyText = defineMessages({ en, th, zh, vi, es, ja, ko });
