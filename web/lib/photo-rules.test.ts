import { expect, it } from 'vitest';
import { findPhotoProblem } from './photo-rules.ts';

it('accepts the five specified photo types up to 15 MB, and nothing else', () => {
  for (const type of ['image/jpeg', 'image/jpg', 'image/png', 'image/webp', 'image/gif']) {
    expect(findPhotoProblem({ type, size: 15 * 1024 * 1024 })).toBeNull();
  }
  for (const type of ['image/heic', 'image/svg+xml', 'application/pdf', '']) {
    expect(findPhotoProblem({ type, size: 1 })).toBe('Only JPG, JPEG, PNG, GIF, or WEBP images are allowed.');
  }
  expect(findPhotoProblem({ type: 'image/png', size: 15 * 1024 * 1024 + 1 })).toContain('15 MB');
});
