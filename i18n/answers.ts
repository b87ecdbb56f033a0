import { defineMessages } from './define-messages.ts';
import { answers as en } from './en/answers.ts';
import { answers as es } from './es/answers.ts';
import { answers as ja } from './ja/answers.ts';
import { answers as ko } from './ko/answers.ts';
import { answers as th } from './th/answers.ts';
import { answers as vi } from './vi/answers.ts';
import { answers as zh } from './zh/answers.ts';

export const answersText = defineMessages({ en, th, zh, vi, es, ja, ko });
