import { act } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../../contracts/client/client.ts';
import { renderPage } from '../../../tests/support/render-hook.tsx';
import { type FormErrors, useForm } from './forms.ts';

type Name = 'email' | 'phone';

async function openForm(send = vi.fn(async (_: Record<Name, string>) => undefined)) {
  const check = ({ email }: Record<Name, string>): FormErrors<Name> => (email ? {} : { email: 'Email is required' });
  let form = {} as ReturnType<typeof useForm<Name>>;
  function Page() {
    form = useForm<Name>(['email', 'phone'], { check, send, refusals: { email_taken: 'email' } });
    return (
      <form {...form.props}>
        <input name="email" aria-invalid={Boolean(form.errors.email)} />
        <input name="phone" />
      </form>
    );
  }
  const { place } = await renderPage(<Page />);
  const element = place.querySelector('form') as HTMLFormElement;
  const field = (name: Name) => element.querySelector(`[name=${name}]`) as HTMLInputElement;
  const type = (name: Name, text: string) =>
    act(async () => {
      field(name).value = text;
      field(name).dispatchEvent(new Event('input', { bubbles: true }));
    });
  const submit = () => act(async () => element.requestSubmit());
  return { place, send, field, type, submit, now: () => form };
}

describe('a form', () => {
  test('sends trimmed values', async () => {
    const { send, type, submit } = await openForm();
    await type('email', '  malee@test.example ');
    await submit();
    expect(send).toHaveBeenCalledExactlyOnceWith({ email: 'malee@test.example', phone: '' });
  });

  test('sends values that a password manager filled in without input events', async () => {
    const { send, field, submit } = await openForm();
    field('email').value = 'malee@test.example';
    await submit();
    expect(send).toHaveBeenCalledOnce();
  });

  test('shows the error, focuses the invalid field, and sends nothing', async () => {
    const { send, submit, field, now } = await openForm();
    await submit();
    expect(now().errors).toEqual({ email: 'Email is required' });
    expect(document.activeElement).toBe(field('email'));
    field('phone').focus();
    await submit();
    expect(document.activeElement).toBe(field('email'));
    expect(send).not.toHaveBeenCalled();
  });

  test('clears the error of a field when the field is changed', async () => {
    const { submit, type, now } = await openForm();
    await submit();
    await type('phone', '1');
    expect(now().errors.email).toBe('Email is required');
    await type('email', 'm');
    expect(now().errors.email).toBeUndefined();
  });

  test('is busy while it is sent, and ignores a second submit', async () => {
    let finish: () => void = () => undefined;
    const send = vi.fn(() => new Promise<undefined>((resolve) => (finish = () => resolve(undefined))));
    const { type, submit, now } = await openForm(send);
    await type('email', 'malee@test.example');
    await submit();
    expect(now().isBusy).toBe(true);
    await submit();
    expect(send).toHaveBeenCalledOnce();
    await act(async () => finish());
    expect(now().isBusy).toBe(false);
    await submit();
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('shows a refusal at the field that it is about, and not as a toast', async () => {
    const taken = new ApiFailure(409, { code: 'email_taken', message: 'This email has an account.' });
    const { place, field, type, submit, now } = await openForm(vi.fn().mockRejectedValueOnce(taken));
    await type('email', 'malee@test.example');
    await submit();
    expect(now().errors).toEqual({ email: 'This email has an account.' });
    expect(place.textContent).not.toContain('This email has an account.');
    expect(document.activeElement).toBe(field('email'));
    await submit();
    expect(now().errors).toEqual({});
  });

  test('shows why sending failed, keeps the values, and can be sent again', async () => {
    const send = vi.fn().mockRejectedValueOnce(new ApiFailure(503, { message: 'Please try again in a moment.' }));
    const { place, field, type, submit, now } = await openForm(send);
    await type('email', 'malee@test.example');
    await submit();
    expect(place.textContent).toContain('Please try again in a moment.');
    expect(field('email').value).toBe('malee@test.example');
    expect(now().isBusy).toBe(false);
    await submit();
    expect(send).toHaveBeenCalledTimes(2);
  });
});
