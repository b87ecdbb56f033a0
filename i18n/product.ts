import { defineMessages } from './define-messages.ts';
import { product as en } from './en/product.ts';
import { product as es } from './es/product.ts';
import { product as ja } from './ja/product.ts';
import { product as ko } from './ko/product.ts';
import { product as th } from './th/product.ts';
import { product as vi } from './vi/product.ts';
import { product as zh } from './zh/product.ts';

export const productText = defineMessages({ en, th, zh, vi, es, ja, ko });
