import { defineMessages } from './define-messages.ts';
import { profileTokens as en } from './en/profile-tokens.ts';
import { profileTokens as es } from './es/profile-tokens.ts';
import { profileTokens as ja } from './ja/profile-tokens.ts';
import { profileTokens as ko } from './ko/profile-tokens.ts';
import { profileTokens as th } from './th/profile-tokens.ts';
import { profileTokens as vi } from './vi/profile-tokens.ts';
import { profileTokens as zh } from './zh/profile-tokens.ts';

export const profileTokensText = defineMessages({ en, th, zh, vi, es, ja, ko });
