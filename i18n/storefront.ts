import { defineMessages } from './define-messages.ts';
import { storefront as en } from './en/storefront.ts';
import { storefront as es } from './es/storefront.ts';
import { storefront as ja } from './ja/storefront.ts';
import { storefront as ko } from './ko/storefront.ts';
import { storefront as th } from './th/storefront.ts';
import { storefront as vi } from './vi/storefront.ts';
import { storefront as zh } from './zh/storefront.ts';

export const storefrontText = defineMessages({ en, th, zh, vi, es, ja, ko });
