import { defineMessages } from './define-messages.ts';
import { privacy as en } from './en/privacy.ts';
import { privacy as es } from './es/privacy.ts';
import { privacy as ja } from './ja/privacy.ts';
import { privacy as ko } from './ko/privacy.ts';
import { privacy as th } from './th/privacy.ts';
import { privacy as vi } from './vi/privacy.ts';
import { privacy as zh } from './zh/privacy.ts';

export const privacyText = defineMessages({ en, th, zh, vi, es, ja, ko });
