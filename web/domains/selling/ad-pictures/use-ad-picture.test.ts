import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeAdPicture } from '../../../../contracts/selling/ad-pictures.ts';
import { fakeApi } from '../../../../tests/support/fake-api.ts';
import { renderHook } from '../../../../tests/support/render-hook.tsx';
import type { AdRequest } from './ad-request.ts';
import { useAdPicture } from './use-ad-picture.ts';

const request = { language: 'en', type: 'T-shirt', headline: 'A fox' } as AdRequest;
const picture = { address: '/uploads/fox.webp', width: 1024, height: 1024 };
let network: ReturnType<typeof fakeApi>;

beforeEach(() => {
  network = fakeApi();
  network.answer(makeAdPicture, picture);
});

const open = (props = { size: '1024x1024', isEnabled: true }) =>
  renderHook(({ size, isEnabled }) => useAdPicture(request, size as '1024x1024', isEnabled), props);

describe('an ad picture', () => {
  test('is not requested before it is enabled', async () => {
    const { result, rerender } = await open({ size: '1024x1024', isEnabled: false });
    expect(network.callsOf(makeAdPicture)).toEqual([]);
    await rerender({ size: '1024x1024', isEnabled: true });
    expect(result.current.picture).toMatchObject(picture);
    expect(network.callsOf(makeAdPicture)[0]?.body).toMatchObject({ type: 'T-shirt', size: '1024x1024' });
  });

  test('is requested once for each size', async () => {
    const { result, rerender } = await open();
    await rerender({ size: '1024x1536', isEnabled: true });
    await rerender({ size: '1024x1024', isEnabled: true });
    expect(network.callsOf(makeAdPicture)).toHaveLength(2);
    expect(result.current.picture).toMatchObject(picture);
  });

  test('shows the error of a failed request, and a retry makes it', async () => {
    network.answer(makeAdPicture, { http: 503, message: 'Too many pictures are being made.' });
    const { result } = await open();
    expect(result.current).toMatchObject({ picture: null, error: 'Too many pictures are being made.' });
    network.answer(makeAdPicture, picture);
    await act(async () => result.current.retry());
    expect(result.current).toMatchObject({ picture, error: null });
  });
});
