import { defineMessages } from './define-messages.ts';
import { accountRules as en } from './en/account-rules.ts';
import { accountRules as es } from './es/account-rules.ts';
import { accountRules as ja } from './ja/account-rules.ts';
import { accountRules as ko } from './ko/account-rules.ts';
import { accountRules as th } from './th/account-rules.ts';
import { accountRules as vi } from './vi/account-rules.ts';
import { accountRules as zh } from './zh/account-rules.ts';

export const accountRulesText = defineMessages({ en, th, zh, vi, es, ja, ko });
