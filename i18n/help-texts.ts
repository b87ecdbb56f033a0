import { defineMessages } from './define-messages.ts';
import { helpTexts as en } from './en/help-texts.ts';
import { helpTexts as es } from './es/help-texts.ts';
import { helpTexts as ja } from './ja/help-texts.ts';
import { helpTexts as ko } from './ko/help-texts.ts';
import { helpTexts as th } from './th/help-texts.ts';
import { helpTexts as vi } from './vi/help-texts.ts';
import { helpTexts as zh } from './zh/help-texts.ts';

export const helpTextsText = defineMessages({ en, th, zh, vi, es, ja, ko });
