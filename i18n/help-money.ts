import { defineMessages } from './define-messages.ts';
import { helpMoney as en } from './en/help-money.ts';
import { helpMoney as es } from './es/help-money.ts';
import { helpMoney as ja } from './ja/help-money.ts';
import { helpMoney as ko } from './ko/help-money.ts';
import { helpMoney as th } from './th/help-money.ts';
import { helpMoney as vi } from './vi/help-money.ts';
import { helpMoney as zh } from './zh/help-money.ts';

export const helpMoneyText = defineMessages({ en, th, zh, vi, es, ja, ko });
