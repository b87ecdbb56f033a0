import { defineMessages } from './define-messages.ts';
import { rating as en } from './en/rating.ts';
import { rating as es } from './es/rating.ts';
import { rating as ja } from './ja/rating.ts';
import { rating as ko } from './ko/rating.ts';
import { rating as th } from './th/rating.ts';
import { rating as vi } from './vi/rating.ts';
import { rating as zh } from './zh/rating.ts';

export const ratingText = defineMessages({ en, th, zh, vi, es, ja, ko });
