import { defineMessages } from './define-messages.ts';
import { sellerAnswers as en } from './en/seller-answers.ts';
import { sellerAnswers as es } from './es/seller-answers.ts';
import { sellerAnswers as ja } from './ja/seller-answers.ts';
import { sellerAnswers as ko } from './ko/seller-answers.ts';
import { sellerAnswers as th } from './th/seller-answers.ts';
import { sellerAnswers as vi } from './vi/seller-answers.ts';
import { sellerAnswers as zh } from './zh/seller-answers.ts';

export const sellerAnswersText = defineMessages({ en, th, zh, vi, es, ja, ko });
