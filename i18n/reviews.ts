import { defineMessages } from './define-messages.ts';
import { reviews as en } from './en/reviews.ts';
import { reviews as es } from './es/reviews.ts';
import { reviews as ja } from './ja/reviews.ts';
import { reviews as ko } from './ko/reviews.ts';
import { reviews as th } from './th/reviews.ts';
import { reviews as vi } from './vi/reviews.ts';
import { reviews as zh } from './zh/reviews.ts';

export const reviewsText = defineMessages({ en, th, zh, vi, es, ja, ko });
