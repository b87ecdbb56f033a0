import { defineMessages } from './define-messages.ts';
import { accountHistory as en } from './en/account-history.ts';
import { accountHistory as es } from './es/account-history.ts';
import { accountHistory as ja } from './ja/account-history.ts';
import { accountHistory as ko } from './ko/account-history.ts';
import { accountHistory as th } from './th/account-history.ts';
import { accountHistory as vi } from './vi/account-history.ts';
import { accountHistory as zh } from './zh/account-history.ts';

export const accountHistoryText = defineMessages({ en, th, zh, vi, es, ja, ko });
