import { defineMessages } from './define-messages.ts';
import { wallet as en } from './en/wallet.ts';
import { wallet as es } from './es/wallet.ts';
import { wallet as ja } from './ja/wallet.ts';
import { wallet as ko } from './ko/wallet.ts';
import { wallet as th } from './th/wallet.ts';
import { wallet as vi } from './vi/wallet.ts';
import { wallet as zh } from './zh/wallet.ts';

export const walletText = defineMessages({ en, th, zh, vi, es, ja, ko });
