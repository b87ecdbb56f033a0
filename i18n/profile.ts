import { defineMessages } from './define-messages.ts';
import { profile as en } from './en/profile.ts';
import { profile as es } from './es/profile.ts';
import { profile as ja } from './ja/profile.ts';
import { profile as ko } from './ko/profile.ts';
import { profile as th } from './th/profile.ts';
import { profile as vi } from './vi/profile.ts';
import { profile as zh } from './zh/profile.ts';

export const profileText = defineMessages({ en, th, zh, vi, es, ja, ko });
