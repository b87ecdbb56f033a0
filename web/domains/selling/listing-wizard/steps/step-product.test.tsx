import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Language, languages } from '../../../../../contracts/languages.ts';
import { fakeApi } from '../../../../../tests/support/fake-api.ts';
import { renderPage } from '../../../../../tests/support/render-hook.tsx';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { doneRecord } from '../analysis/proposal.fixture.ts';
import { emptyDraft } from '../draft/draft.ts';
import { withAnalysis } from '../draft/fill-draft.ts';
import { usePublish } from '../publish/use-publish.ts';
import { useWizard, type Wizard } from '../use-wizard.ts';
import { StepProduct } from './step-product.tsx';

beforeEach(() => {
  fakeApi();
  return () => {
    localStorage.clear();
    document.documentElement.removeAttribute('lang');
  };
});

function storeDraft(source: Language) {
  const draft = { ...withAnalysis(emptyDraft('malee'), doneRecord), source };
  localStorage.setItem(storageKeys.listingDraft, JSON.stringify(draft));
}

async function openStep() {
  let wizard = {} as Wizard;
  let publish = async (_shopName: string): Promise<void> => undefined;
  function Page() {
    wizard = useWizard('malee');
    publish = usePublish(wizard).publish;
    return <StepProduct wizard={wizard} onBack={() => undefined} isSheet={false} takesFocus={false} />;
  }
  const { place } = await renderPage(<Page />);
  const tabs = () => [...place.querySelectorAll<HTMLElement>('[role=tab]')];
  const field = (name: string) => place.querySelector<HTMLInputElement>(`input[name=${name}]`);
  const title = () => field('title');
  return {
    place,
    shownLanguage: () => title()?.lang,
    tabNames: () => tabs().map((tab) => tab.getAttribute('aria-label')),
    choose: (language: Language) => act(async () => tabs()[languages.indexOf(language)]?.click()),
    type: (text: string, name = 'title') =>
      act(async () => {
        // React ignores a value that was set through its own setter.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(name), text);
        field(name)?.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    isRefused: (name: string) => field(name)?.getAttribute('aria-invalid') === 'true',
    publish: () => act(async () => publish('')),
    startOver: () => act(async () => wizard.startOver()),
  };
}

test('the texts of a new listing open in the language of the page', async () => {
  document.documentElement.lang = 'ko';
  expect((await openStep()).shownLanguage()).toBe('ko');
});

test('the texts of a stored listing open in its source language, and those of the next one in the page’s', async () => {
  storeDraft('th');
  const step = await openStep();
  expect(step.shownLanguage()).toBe('th');
  await step.startOver();
  expect(step.shownLanguage()).toBe('en');
});

test.each([
  ['en', 'TH, Thai, older than the English text'],
  ['th', 'EN, English, older than the Thai text'],
] as const)('a change of the text in %s marks the others as older than it', async (source, name) => {
  storeDraft(source);
  const step = await openStep();
  await step.type('Another title');
  expect(step.tabNames()).toContain(name);
  expect(step.tabNames().filter((one) => one?.includes('older than'))).toHaveLength(6);
});

test('a published listing is sent with its source language and shown with its title in it', async () => {
  const sent: FormData[] = [];
  vi.stubGlobal('XMLHttpRequest', fakeForms(sent));
  storeDraft('th');
  const step = await openStep();
  await step.publish();
  await expect.poll(() => step.place.textContent).toContain('See thai title');
  expect(sent.map((form) => form.get('source_language'))).toEqual(['th']);
});

/** A request that records the form and answers with the new listing. */
function fakeForms(sent: FormData[]) {
  return class {
    status = 200;
    responseText = JSON.stringify({ status: 1, message: '', product: { id: '12' } });
    upload = {};
    onload = () => undefined;
    open() {}
    setRequestHeader() {}
    send(form: FormData) {
      sent.push(form);
      this.onload();
    }
  };
}
