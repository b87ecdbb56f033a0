import { defineMessages } from './define-messages.ts';
import { forgotPassword as en } from './en/forgot-password.ts';
import { forgotPassword as es } from './es/forgot-password.ts';
import { forgotPassword as ja } from './ja/forgot-password.ts';
import { forgotPassword as ko } from './ko/forgot-password.ts';
import { forgotPassword as th } from './th/forgot-password.ts';
import { forgotPassword as vi } from './vi/forgot-password.ts';
import { forgotPassword as zh } from './zh/forgot-password.ts';

export const forgotPasswordText = defineMessages({ en, th, zh, vi, es, ja, ko });
