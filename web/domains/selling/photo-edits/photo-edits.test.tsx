import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderHook, renderPage } from '../../../../tests/support/render-hook.tsx';
import { CompareSlider } from './compare-slider.tsx';
import { editedFileName } from './edited-file-name.ts';
import { usePhotoEditor } from './use-photo-editor.ts';

test('an edited copy has a name that tells it from its original', () => {
  expect(editedFileName('lamp.png')).toBe('lamp-edited.jpg');
  expect(editedFileName('โคมไฟ 2.final.heic')).toBe('โคมไฟ 2final-edited.jpg');
  expect(editedFileName('../..//.jpg')).toBe('photo-edited.jpg');
});

test('a file that is no photo is refused with a sentence, and nothing is sent', async () => {
  const { result } = await renderHook(usePhotoEditor, undefined);
  const edit = vi.fn();
  const file = new File(['text'], 'notes.txt', { type: 'text/plain' });
  await act(async () => result.current.uploadAndEdit([file], edit, 'enhancing'));
  expect(result.current.problem).toMatch(/\w+/);
  expect([result.current.original, result.current.stage, edit.mock.calls]).toEqual([null, null, []]);
  await act(async () => result.current.startOver());
  expect(result.current.problem).toBeNull();
});

test('no file, or an edit before any photo, does nothing', async () => {
  const { result } = await renderHook(usePhotoEditor, undefined);
  const edit = vi.fn();
  await act(async () => result.current.uploadAndEdit(null, edit, 'enhancing'));
  await act(async () => result.current.editAgain(() => edit, 'cuttingOut'));
  expect(edit).not.toHaveBeenCalled();
  expect([result.current.problem, result.current.stage]).toEqual([null, null]);
});

test('the divider shows as much of the original as it is moved to', async () => {
  const picture = (address: string) => ({ address, width: 60, height: 40 });
  const { place } = await renderPage(
    <CompareSlider original={picture('/before.jpg') as never} edited={picture('/after.jpg') as never} />,
  );
  const clipOf = () => place.querySelector<HTMLElement>('img[src="/before.jpg"]')?.getAttribute('style');
  expect(clipOf()).toContain('50%');
  const range = place.querySelector<HTMLInputElement>('input[type=range]');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    setValue?.call(range, '80');
    range?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(clipOf()).toContain('20%');
});
