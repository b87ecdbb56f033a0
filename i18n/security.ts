import { defineMessages } from './define-messages.ts';
import { security as en } from './en/security.ts';
import { security as es } from './es/security.ts';
import { security as ja } from './ja/security.ts';
import { security as ko } from './ko/security.ts';
import { security as th } from './th/security.ts';
import { security as vi } from './vi/security.ts';
import { security as zh } from './zh/security.ts';

export const securityText = defineMessages({ en, th, zh, vi, es, ja, ko });
