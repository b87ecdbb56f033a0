import { defineMessages } from './define-messages.ts';
import { aisles as en } from './en/aisles.ts';
import { aisles as es } from './es/aisles.ts';
import { aisles as ja } from './ja/aisles.ts';
import { aisles as ko } from './ko/aisles.ts';
import { aisles as th } from './th/aisles.ts';
import { aisles as vi } from './vi/aisles.ts';
import { aisles as zh } from './zh/aisles.ts';

export const aislesText = defineMessages({ en, th, zh, vi, es, ja, ko });
