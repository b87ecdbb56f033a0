import { expect, it, onTestFinished } from 'vitest';
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

it('accepts photos up to the size that the operator set, and names it', () => {
  const { dataset } = document.documentElement;
  const { uploadMegabytes = '' } = dataset;
  onTestFinished(() => void Object.assign(dataset, { uploadMegabytes }));
  Object.assign(dataset, { uploadMegabytes: '7' });
  expect(findProblem('image/png', 7 * 1024 * 1024)).toBeNull();
  expect(findProblem('image/png', 7 * 1024 * 1024 + 1)).toBe(
    'This photo is larger than 7 MB. Please choose a smaller one.',
  );
});

it('asks for no HEIC, so that phones convert it, and knows one by its name where the system does not', () => {
  expect(acceptedTypes).not.toContain('hei');
  expect(findProblem('', 1, 'IMG_0042.HEIC')).toBeNull();
  expect(findProblem('application/pdf', 1, 'IMG_0042.HEIC')).not.toBeNull();
});
