import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { usualExtras } from '#contract/extras.ts';
import { openAddTask, PICTURE, uploadPicture } from '../support/addTask.ts';

const wholeLists = usualExtras.filter((name) => name !== 'paging');

/** Image host that accepts every upload, with the `keys` of the uploads. */
const aHost = () => {
  const keys: string[] = [];
  const host = http.post('*/images/upload', ({ request }) => {
    keys.push(new URL(request.url).searchParams.get('key') ?? '');
    return HttpResponse.json({ data: { url: PICTURE } });
  });
  return { host, keys };
};

test('C-67 API-9 where the server gives keys for uploads, each picture of a buyer comes with one of their own', async () => {
  const { host, keys } = aHost();
  const { user, requests, ...parts } = await openAddTask({ extras: [...wholeLists, 'uploads'], answers: [host] });
  await uploadPicture(user, parts);
  expect(requests.filter(({ path }) => path === '/uploadKey')).toHaveLength(1);
  expect(keys).toEqual([expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/)]);
  // Not what everything else opens.
  expect(keys).not.toContain(localStorage.getItem('access-token'));
});

test('C-67 a key of the server’s goes to no other host, where pictures are kept by one', async () => {
  const { host, keys } = aHost();
  const env = {
    VITE_SIMULATE: 'identity,cards',
    VITE_IMAGE_UPLOAD_URL: 'https://pictures.test/images/upload',
    VITE_IMAGE_UPLOAD_KEY: 'key',
  };
  const { user, requests, ...parts } = await openAddTask({ env, extras: [...wholeLists, 'uploads'], answers: [host] });
  await uploadPicture(user, parts);
  expect(requests.filter(({ path }) => path === '/uploadKey')).toEqual([]);
  expect(keys).toEqual(['key']);
});

test('C-67 API-IMG-1 where it gives none, nothing is asked, and the key of the build is sent', async () => {
  const { host, keys } = aHost();
  const { user, requests, ...parts } = await openAddTask({ answers: [host] });
  await uploadPicture(user, parts);
  expect(requests.filter(({ path }) => path === '/uploadKey')).toEqual([]);
  expect(keys).toEqual(['demo']);
});
