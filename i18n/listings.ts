import { defineMessages } from './define-messages.ts';
import { listings as en } from './en/listings.ts';
import { listings as es } from './es/listings.ts';
import { listings as ja } from './ja/listings.ts';
import { listings as ko } from './ko/listings.ts';
import { listings as th } from './th/listings.ts';
import { listings as vi } from './vi/listings.ts';
import { listings as zh } from './zh/listings.ts';

export const listingsText = defineMessages({ en, th, zh, vi, es, ja, ko });
