import { defineMessages } from './define-messages.ts';
import { assistantAnswers as en } from './en/assistant-answers.ts';
import { assistantAnswers as es } from './es/assistant-answers.ts';
import { assistantAnswers as ja } from './ja/assistant-answers.ts';
import { assistantAnswers as ko } from './ko/assistant-answers.ts';
import { assistantAnswers as th } from './th/assistant-answers.ts';
import { assistantAnswers as vi } from './vi/assistant-answers.ts';
import { assistantAnswers as zh } from './zh/assistant-answers.ts';

export const assistantAnswersText = defineMessages({ en, th, zh, vi, es, ja, ko });
