import { defineMessages } from './define-messages.ts';
import { dishes as en } from './en/dishes.ts';
import { dishes as es } from './es/dishes.ts';
import { dishes as ja } from './ja/dishes.ts';
import { dishes as ko } from './ko/dishes.ts';
import { dishes as th } from './th/dishes.ts';
import { dishes as vi } from './vi/dishes.ts';
import { dishes as zh } from './zh/dishes.ts';

export const dishesText = defineMessages({ en, th, zh, vi, es, ja, ko });
