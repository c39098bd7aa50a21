import { expect, it } from 'vitest';
import { commandLocally, createLocally, deleteLocally, saveLocally, savePhoto, syncNow } from './localWrites';

it('is refused by name where this browser keeps nothing, so that the screen can tell', async () => {
  const writes = [
    saveLocally('audits', '4711', {}),
    createLocally('deficiencies', {}),
    deleteLocally('deficiencies', '4711'),
    commandLocally('audits', '4711', 'finish'),
    savePhoto(new Blob()),
    syncNow(),
  ];
  for (const write of writes) await expect(write).rejects.toMatchObject({ code: 'BROWSER_STORAGE' });
});
