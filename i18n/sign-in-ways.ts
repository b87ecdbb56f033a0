import { defineMessages } from './define-messages.ts';
import { signInWays as en } from './en/sign-in-ways.ts';
import { signInWays as es } from './es/sign-in-ways.ts';
import { signInWays as ja } from './ja/sign-in-ways.ts';
import { signInWays as ko } from './ko/sign-in-ways.ts';
import { signInWays as th } from './th/sign-in-ways.ts';
import { signInWays as vi } from './vi/sign-in-ways.ts';
import { signInWays as zh } from './zh/sign-in-ways.ts';

export const signInWaysText = defineMessages({ en, th, zh, vi, es, ja, ko });
