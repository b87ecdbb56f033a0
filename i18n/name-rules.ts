import { defineMessages } from './define-messages.ts';
import { nameRules as en } from './en/name-rules.ts';
import { nameRules as es } from './es/name-rules.ts';
import { nameRules as ja } from './ja/name-rules.ts';
import { nameRules as ko } from './ko/name-rules.ts';
import { nameRules as th } from './th/name-rules.ts';
import { nameRules as vi } from './vi/name-rules.ts';
import { nameRules as zh } from './zh/name-rules.ts';

export const nameRulesText = defineMessages({ en, th, zh, vi, es, ja, ko });
