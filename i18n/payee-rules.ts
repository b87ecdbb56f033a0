import { defineMessages } from './define-messages.ts';
import { payeeRules as en } from './en/payee-rules.ts';
import { payeeRules as es } from './es/payee-rules.ts';
import { payeeRules as ja } from './ja/payee-rules.ts';
import { payeeRules as ko } from './ko/payee-rules.ts';
import { payeeRules as th } from './th/payee-rules.ts';
import { payeeRules as vi } from './vi/payee-rules.ts';
import { payeeRules as zh } from './zh/payee-rules.ts';

export const payeeRulesText = defineMessages({ en, th, zh, vi, es, ja, ko });
