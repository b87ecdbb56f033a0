import { expectAccessible } from '../every-page/checks/accessible.ts';
import { expect, test } from '../fixtures.ts';
import { toast } from '../identity/account-steps.ts';
import { gate } from '../marketplace/product-steps.ts';
import { button, field, openChat } from './listing-wizard-steps.ts';

/** The browser logs connections that are cut on purpose. */
test.use({ allowedConsoleErrors: [/Failed to load resource/] });

/** Mocks the browser's speech recognition, which needs a microphone. */
function mockSpeechRecognition() {
  class Recognition {
    onresult: ((event: object) => void) | null = null;
    onend: (() => void) | null = null;
    start() {
      setTimeout(() => {
        this.onresult?.({ results: [[{ transcript: 'Hello' }]] });
        this.onend?.();
      });
    }
    stop() {}
  }
  Object.assign(window, { SpeechRecognition: Recognition });
}

test('the chat home greets, explains a locked step, shows counts, and answers questions', async ({ page, request }) => {
  await page.addInitScript(mockSpeechRecognition);
  await openChat(page, request);
  const box = field(page, 'Ask Anything');
  await expect(box).toHaveValue('Describe my product.');
  await expect(page.getByText('20/3,000')).toBeVisible();
  const cards = page.getByRole('main').getByRole('listitem').getByRole('button');
  await expect(cards).toHaveText([
    /^1Create product and store$/,
    /^2Set sales goal and campaign activation/,
    /^3Sales region and pricing plan/,
    /^4Logistic and delivery setup/,
  ]);
  await cards.nth(1).press('Enter');
  await expect(toast(page, 'Opens when your product is described.')).toBeVisible();

  await button(page, 'Voice Message').click();
  await expect(box).toHaveValue('Hello');
  await box.fill('x'.repeat(3001));
  await expect(page.getByText('3,001/3,000')).toBeVisible();
  await expect(button(page, 'Send')).toBeDisabled();
  await button(page, 'Browse Prompts').click();
  await expectAccessible(page, 'dialog[open]');
  await button(page, 'How is the price range estimated?').click();
  await expect(box).toBeFocused();
  await box.press('Enter');
  const conversation = page.getByRole('region', { name: 'Conversation' });
  await expect(conversation.getByRole('link', { name: 'In the Help Center' })).toBeVisible();
  await expectAccessible(page, 'main section[aria-label=Conversation]');

  const silence = gate();
  await page.route('**/user/ask', () => silence.passed);
  await box.fill('Are you there?');
  await button(page, 'Send').click();
  await button(page, 'Stop').click();
  await expect(conversation.getByText('Stopped. The answer is not complete.')).toBeVisible();
  await expect(conversation.getByRole('listitem').filter({ hasText: 'You asked' }).last()).toContainText(
    'Are you there?',
  );
  await expect(box).toBeInViewport();
  await expect(button(page, 'Send')).toBeVisible();
});
