import { defineMessages } from './define-messages.ts';
import { cardRules as en } from './en/card-rules.ts';
import { cardRules as es } from './es/card-rules.ts';
import { cardRules as ja } from './ja/card-rules.ts';
import { cardRules as ko } from './ko/card-rules.ts';
import { cardRules as th } from './th/card-rules.ts';
import { cardRules as vi } from './vi/card-rules.ts';
import { cardRules as zh } from './zh/card-rules.ts';

export const cardRulesText = defineMessages({ en, th, zh, vi, es, ja, ko });
