import { defineMessages } from './define-messages.ts';
import { seller as en } from './en/seller.ts';
import { seller as es } from './es/seller.ts';
import { seller as ja } from './ja/seller.ts';
import { seller as ko } from './ko/seller.ts';
import { seller as th } from './th/seller.ts';
import { seller as vi } from './vi/seller.ts';
import { seller as zh } from './zh/seller.ts';

export const sellerText = defineMessages({ en, th, zh, vi, es, ja, ko });
