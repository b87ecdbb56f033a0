import { defineMessages } from './define-messages.ts';
import { platforms as en } from './en/platforms.ts';
import { platforms as es } from './es/platforms.ts';
import { platforms as ja } from './ja/platforms.ts';
import { platforms as ko } from './ko/platforms.ts';
import { platforms as th } from './th/platforms.ts';
import { platforms as vi } from './vi/platforms.ts';
import { platforms as zh } from './zh/platforms.ts';

export const platformsText = defineMessages({ en, th, zh, vi, es, ja, ko });
