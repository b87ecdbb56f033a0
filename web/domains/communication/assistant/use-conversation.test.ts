import { act } from 'react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnswerPart } from '../../../../contracts/communication/assistant.ts';
import { renderHook } from '../../../../tests/support/render-hook.tsx';
import { useConversation } from './use-conversation.ts';

afterAll(() => void vi.resetModules());

const encoder = new TextEncoder();
let bodies: { question: string; history: unknown[]; language: string }[] = [];
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

const receive = (...received: (AnswerPart | object)[]) =>
  act(async () => {
    for (const part of received) parts.enqueue(encoder.encode(`${JSON.stringify(part)}\n`));
    await new Promise((resolve) => setTimeout(resolve));
  });
const end = () => act(async () => parts.close());

const open = async () => {
  const { result } = await renderHook(useConversation, undefined);
  const ask = (question: string) =>
    act(async () => {
      void result.current.ask(question);
      // The code that reads streams is loaded with the first question.
      await vi.dynamicImportSettled();
    });
  return { result, ask, last: () => result.current.exchanges.at(-1) };
};

describe('a conversation', () => {
  test('shows an answer while it arrives, with its links and source', async () => {
    const { result, ask, last } = await open();
    await ask('How big may a photo be?');
    expect(result.current.isAnswering).toBe(true);
    await receive({ type: 'text', text: 'At most ' }, { type: 'text', text: '15 MB.' });
    expect(last()).toMatchObject({ answer: 'At most 15 MB.', state: 'answering' });
    await receive(
      { type: 'links', links: [{ to: '/faq', label: 'In the Help Center' }] },
      { type: 'end', source: 'help' },
    );
    await end();
    expect(last()).toMatchObject({ state: 'complete', source: 'help', links: [{ to: '/faq' }] });
    expect(result.current.isAnswering).toBe(false);
  });

  test('asks for an answer in the language of the page', async () => {
    document.documentElement.lang = 'th';
    const { ask } = await open();
    await ask('ขายอะไรอยู่บ้าง');
    expect(bodies.at(-1)?.language).toBe('th');
    await end();
    document.documentElement.lang = 'en';
  });

  test('drops a partial answer when the server starts again', async () => {
    const { ask, last } = await open();
    await ask('What sells well?');
    await receive({ type: 'text', text: 'Lam' }, { type: 'again' }, { type: 'text', text: 'Lamps.' });
    expect(last()?.answer).toBe('Lamps.');
    await end();
  });

  test('sends earlier answered questions as history, without unanswered ones', async () => {
    const { result, ask } = await open();
    await ask('First?');
    await receive({ type: 'text', text: 'Yes.' }, { type: 'end', source: 'help' });
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

  test('can be stopped and keeps the partial answer', async () => {
    const { result, ask, last } = await open();
    await ask('Tell me everything.');
    await receive({ type: 'text', text: 'Once upon' });
    await act(async () => {
      result.current.stop();
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(last()).toMatchObject({ state: 'stopped', answer: 'Once upon', problem: '' });
  });

  test('shows the server’s message when the answer fails', async () => {
    const { ask, last } = await open();
    await ask('Are you there?');
    await receive({ status: 0, message: 'Too many questions. Please wait a minute.' });
    expect(last()).toMatchObject({ state: 'failed', problem: 'Too many questions. Please wait a minute.' });
  });
});
