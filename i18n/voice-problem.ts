import { defineMessages } from './define-messages.ts';
import { voiceProblem as en } from './en/voice-problem.ts';
import { voiceProblem as es } from './es/voice-problem.ts';
import { voiceProblem as ja } from './ja/voice-problem.ts';
import { voiceProblem as ko } from './ko/voice-problem.ts';
import { voiceProblem as th } from './th/voice-problem.ts';
import { voiceProblem as vi } from './vi/voice-problem.ts';
import { voiceProblem as zh } from './zh/voice-problem.ts';

export const voiceProblemText = defineMessages({ en, th, zh, vi, es, ja, ko });
