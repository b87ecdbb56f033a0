import { expect, it } from 'vitest';
import { acceptedTypes, findPhotoProblem } from './photo-rules.ts';

const findProblem = (type: string, size: number, name = 'photo') => findPhotoProblem({ type, size, name });

it('accepts the five specified photo types and HEIC up to 15 MB, and nothing else', () => {
  for (const type of ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif', 'image/heic', 'image/heif']) {
    expect(findProblem(type, 15 * 1024 * 1024)).toBeNull();
  }
  for (const type of ['image/svg+xml', 'application/pdf', '']) {
    expect(findProblem(type, 1)).toBe('Only JPG, JPEG, PNG, GIF, or WEBP images are allowed.');
  }
  expect(findProblem('image/png', 15 * 1024 * 1024 + 1)).toContain('15 MB');
});

it('asks for no HEIC, so that phones convert it, and knows one by its name where the system does not', () => {
  expect(acceptedTypes).not.toContain('hei');
  expect(findProblem('', 1, 'IMG_0042.HEIC')).toBeNull();
  expect(findProblem('application/pdf', 1, 'IMG_0042.HEIC')).not.toBeNull();
});
