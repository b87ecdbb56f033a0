import { defineMessages } from './define-messages.ts';
import { walletNames as en } from './en/wallet-names.ts';
import { walletNames as es } from './es/wallet-names.ts';
import { walletNames as ja } from './ja/wallet-names.ts';
import { walletNames as ko } from './ko/wallet-names.ts';
import { walletNames as th } from './th/wallet-names.ts';
import { walletNames as vi } from './vi/wallet-names.ts';
import { walletNames as zh } from './zh/wallet-names.ts';

export const walletNamesText = defineMessages({ en, th, zh, vi, es, ja, ko });
