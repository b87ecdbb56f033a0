import { defineMessages } from './define-messages.ts';
import { helpPrices as en } from './en/help-prices.ts';
import { helpPrices as es } from './es/help-prices.ts';
import { helpPrices as ja } from './ja/help-prices.ts';
import { helpPrices as ko } from './ko/help-prices.ts';
import { helpPrices as th } from './th/help-prices.ts';
import { helpPrices as vi } from './vi/help-prices.ts';
import { helpPrices as zh } from './zh/help-prices.ts';

export const helpPricesText = defineMessages({ en, th, zh, vi, es, ja, ko });
