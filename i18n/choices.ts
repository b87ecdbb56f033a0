import { defineMessages } from './define-messages.ts';
import { choices as en } from './en/choices.ts';
import { choices as es } from './es/choices.ts';
import { choices as ja } from './ja/choices.ts';
import { choices as ko } from './ko/choices.ts';
import { choices as th } from './th/choices.ts';
import { choices as vi } from './vi/choices.ts';
import { choices as zh } from './zh/choices.ts';

export const choicesText = defineMessages({ en, th, zh, vi, es, ja, ko });
