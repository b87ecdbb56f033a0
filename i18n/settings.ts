import { defineMessages } from './define-messages.ts';
import { settings as en } from './en/settings.ts';
import { settings as es } from './es/settings.ts';
import { settings as ja } from './ja/settings.ts';
import { settings as ko } from './ko/settings.ts';
import { settings as th } from './th/settings.ts';
import { settings as vi } from './vi/settings.ts';
import { settings as zh } from './zh/settings.ts';

export const settingsText = defineMessages({ en, th, zh, vi, es, ja, ko });
