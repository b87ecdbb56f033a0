import { defineMessages } from './define-messages.ts';
import { accounts as en } from './en/accounts.ts';
import { accounts as es } from './es/accounts.ts';
import { accounts as ja } from './ja/accounts.ts';
import { accounts as ko } from './ko/accounts.ts';
import { accounts as th } from './th/accounts.ts';
import { accounts as vi } from './vi/accounts.ts';
import { accounts as zh } from './zh/accounts.ts';

export const accountsText = defineMessages({ en, th, zh, vi, es, ja, ko });
