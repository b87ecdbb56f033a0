import { defineMessages } from './define-messages.ts';
import { photoRules as en } from './en/photo-rules.ts';
import { photoRules as es } from './es/photo-rules.ts';
import { photoRules as ja } from './ja/photo-rules.ts';
import { photoRules as ko } from './ko/photo-rules.ts';
import { photoRules as th } from './th/photo-rules.ts';
import { photoRules as vi } from './vi/photo-rules.ts';
import { photoRules as zh } from './zh/photo-rules.ts';

export const photoRulesText = defineMessages({ en, th, zh, vi, es, ja, ko });
