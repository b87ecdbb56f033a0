import { defineMessages } from './define-messages.ts';
import { connection as en } from './en/connection.ts';
import { connection as es } from './es/connection.ts';
import { connection as ja } from './ja/connection.ts';
import { connection as ko } from './ko/connection.ts';
import { connection as th } from './th/connection.ts';
import { connection as vi } from './vi/connection.ts';
import { connection as zh } from './zh/connection.ts';

export const connectionText = defineMessages({ en, th, zh, vi, es, ja, ko });
