import sharp from 'sharp';
import { expect, it, vi } from 'vitest';
import { brandIcon } from './brandIcon';

it('draws a logo once for each size, and again only where it failed', async () => {
  const logo = await sharp({ create: { width: 6, height: 2, channels: 4, background: '#1b5e3b' } })
    .png()
    .toBuffer();
  const read = vi.fn(async () => logo);
  const icons = await Promise.all([1, 2, 3].map(() => brandIcon('one', 192, read)));
  expect(await sharp(icons[0]).metadata()).toMatchObject({ width: 192, height: 192, format: 'png' });
  await brandIcon('one', 192, read);
  expect(read).toHaveBeenCalledTimes(1);
  await brandIcon('one', 512, read);
  expect(read).toHaveBeenCalledTimes(2);
  await expect(brandIcon('two', 192, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  await brandIcon('two', 192, read);
  expect(read).toHaveBeenCalledTimes(3);
});
