import { act } from 'react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnswerPart } from '../../../contracts/assistant.ts';
import { renderHook } from '../../../tests/support/render-hook.tsx';
import { useConversation } from './use-conversation.ts';

afterAll(() => void vi.resetModules());

const encoder = new TextEncoder();
let bodies: { question: string; history: unknown[] }[] = [];
let parts: ReadableStreamDefaultController<Uint8Array>;

beforeEach(() => {
  bodies = [];
  vi.stubGlobal('fetch', async (_: string, { body, signal }: RequestInit) => {
    bodies.push(JSON.parse(String(body)));
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        parts = controller;
      },
    });
    signal?.addEventListener('abort', () => parts.error(signal.reason));
    return new Response(stream);
  });
  return () => void vi.unstubAllGlobals();
});

const say = (...said: (AnswerPart | object)[]) =>
  act(async () => {
    for (const part of said) parts.enqueue(encoder.encode(`${JSON.stringify(part)}\n`));
    await new Promise((resolve) => setTimeout(resolve));
  });
const end = () => act(async () => parts.close());

const open = async () => {
  const { result } = await renderHook(useConversation, undefined);
  const ask = (question: string) => act(async () => void result.current.ask(question));
  return { result, ask, last: () => result.current.exchanges.at(-1) };
};

describe('a conversation', () => {
  test('shows an answer as it arrives, with its links and who gave it', async () => {
    const { result, ask, last } = await open();
    await ask('How big may a photo be?');
    expect(result.current.isAnswering).toBe(true);
    await say({ type: 'text', text: 'At most ' }, { type: 'text', text: '15 MB.' });
    expect(last()).toMatchObject({ answer: 'At most 15 MB.', state: 'answering' });
    await say({ type: 'links', links: [{ to: '/faq', label: 'In the Help Center' }] }, { type: 'end', source: 'help' });
    await end();
    expect(last()).toMatchObject({ state: 'whole', source: 'help', links: [{ to: '/faq' }] });
    expect(result.current.isAnswering).toBe(false);
  });

  test('drops what a writer that broke off has said', async () => {
    const { ask, last } = await open();
    await ask('What sells well?');
    await say({ type: 'text', text: 'Lam' }, { type: 'again' }, { type: 'text', text: 'Lamps.' });
    expect(last()?.answer).toBe('Lamps.');
    await end();
  });

  test('takes along what was answered before, and leaves out what was not', async () => {
    const { result, ask } = await open();
    await ask('First?');
    await say({ type: 'text', text: 'Yes.' }, { type: 'end', source: 'help' });
    await end();
    await ask('Second?');
    await act(async () => result.current.stop());
    await ask('Third?');
    expect(bodies.at(-1)?.history).toEqual([
      { role: 'seller', text: 'First?' },
      { role: 'assistant', text: 'Yes.' },
    ]);
    await end();
  });

  test('can be stopped, and keeps what had been said', async () => {
    const { result, ask, last } = await open();
    await ask('Tell me everything.');
    await say({ type: 'text', text: 'Once upon' });
    await act(async () => {
      result.current.stop();
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(last()).toMatchObject({ state: 'stopped', answer: 'Once upon', problem: '' });
  });

  test('says why there is no answer', async () => {
    const { ask, last } = await open();
    await ask('Are you there?');
    await say({ status: 0, message: 'Too many questions. Please wait a minute.' });
    expect(last()).toMatchObject({ state: 'failed', problem: 'Too many questions. Please wait a minute.' });
  });
});
