import { defineMessages } from './define-messages.ts';
import { walletRules as en } from './en/wallet-rules.ts';
import { walletRules as es } from './es/wallet-rules.ts';
import { walletRules as ja } from './ja/wallet-rules.ts';
import { walletRules as ko } from './ko/wallet-rules.ts';
import { walletRules as th } from './th/wallet-rules.ts';
import { walletRules as vi } from './vi/wallet-rules.ts';
import { walletRules as zh } from './zh/wallet-rules.ts';

export const walletRulesText = defineMessages({ en, th, zh, vi, es, ja, ko });
