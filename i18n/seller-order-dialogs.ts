import { defineMessages } from './define-messages.ts';
import { sellerOrderDialogs as en } from './en/seller-order-dialogs.ts';
import { sellerOrderDialogs as es } from './es/seller-order-dialogs.ts';
import { sellerOrderDialogs as ja } from './ja/seller-order-dialogs.ts';
import { sellerOrderDialogs as ko } from './ko/seller-order-dialogs.ts';
import { sellerOrderDialogs as th } from './th/seller-order-dialogs.ts';
import { sellerOrderDialogs as vi } from './vi/seller-order-dialogs.ts';
import { sellerOrderDialogs as zh } from './zh/seller-order-dialogs.ts';

export const sellerOrderDialogsText = defineMessages({ en, th, zh, vi, es, ja, ko });
