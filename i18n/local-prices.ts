import { defineMessages } from './define-messages.ts';
import { localPrices as en } from './en/local-prices.ts';
import { localPrices as es } from './es/local-prices.ts';
import { localPrices as ja } from './ja/local-prices.ts';
import { localPrices as ko } from './ko/local-prices.ts';
import { localPrices as th } from './th/local-prices.ts';
import { localPrices as vi } from './vi/local-prices.ts';
import { localPrices as zh } from './zh/local-prices.ts';

export const localPricesText = defineMessages({ en, th, zh, vi, es, ja, ko });
