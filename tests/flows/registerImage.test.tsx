import { screen, waitFor } from '#tests/support/rendering.ts';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { pngFile } from '#tests/support/pictures.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { server } from '#tests/support/server.ts';
import { fields, fill, rightForm } from './support/registration.ts';
import { UPDATE } from './support/signIn.ts';

const done = 'Image uploaded successfully!';
const failed = 'Failed to upload image.';
const UPLOAD = '*/images/upload';
const first = 'https://i.example.com/first.png';
const second = 'https://i.example.com/second.png';

/** Replaces the image host. Returns a function that answers the nth upload, from 0, with a picture's URL. */
const answering = () => {
  const waiting: ((url: string) => void)[] = [];
  server.use(
    http.post(UPLOAD, async () => {
      const url = await new Promise<string>((resolve) => waiting.push(resolve));
      return url === '' ? new HttpResponse(null, { status: 500 }) : HttpResponse.json({ data: { url } });
    }),
  );
  /** Answers the nth upload once it has come; '' is a failure. */
  return async (nth: number, url: string) => {
    await waitFor(() => {
      expect(waiting.length).toBeGreaterThan(nth);
    });
    waiting[nth]?.(url);
  };
};

/** Waits long enough for a response to arrive that must change nothing. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50));

test(
  'REG-14 REG-15 REG-16 the note, the alert, and the address in POST /user and at the provider',
  { tags: 'thorough' },
  async () => {
    const { user, router, bodies } = await renderApp('/register');
    const answer = answering();
    await fill(user, rightForm);
    const { image, submit } = await fields();
    await user.upload(image, pngFile());
    const note = await screen.findByText('Uploading...');
    expect(note).toHaveAttribute('role', 'status');
    expect(screen.queryByText(done)).toBeNull();
    expect(submit).toBeDisabled();
    await answer(0, first);
    expect((await screen.findByRole('alert')).textContent).toBe(done);
    expect(screen.queryByText('Uploading...')).toBeNull();
    expect(submit).toBeEnabled();
    await user.click(submit);
    await waitFor(() => {
      expect(router.state.location.pathname).not.toBe('/register');
    });
    expect(bodies('POST', '/user')).toEqual([
      { name: 'Ada', email: 'ada@example.com', imgurl: first, role: 'buyer', coin: 50 },
    ]);
    expect(bodies('POST', UPDATE)).toEqual([expect.objectContaining({ displayName: 'Ada', photoUrl: first })]);
    // In the site's bar, or in the Dashboard's once that has taken its place.
    await waitFor(() => expect(document.querySelector('header .PersonAvatar img')).toHaveAttribute('src', first));
  },
);

test(
  'REG-15 nothing can be submitted while a picture is on its way, not even with Enter',
  { tags: 'thorough' },
  async () => {
    const { user, requests } = await renderApp('/register');
    const answer = answering();
    await fill(user, rightForm);
    const { name, image } = await fields();
    await user.upload(image, pngFile());
    await screen.findByText('Uploading...');
    await user.type(name, '{Enter}');
    await answer(0, first);
    await screen.findByText(done);
    expect(requests.map(({ path }) => path)).toEqual(['/images/upload?key=demo']);
  },
);

test('REG-17 a failed upload says so; the form can be submitted without a picture', { tags: 'thorough' }, async () => {
  const { user, router, bodies } = await renderApp('/register');
  const answer = answering();
  await fill(user, rightForm);
  const { image, submit } = await fields();
  await user.upload(image, pngFile());
  await answer(0, '');
  expect((await screen.findByRole('alert')).textContent).toBe(failed);
  expect(submit).toBeEnabled();
  await user.click(submit);
  await waitFor(() => {
    expect(router.state.location.pathname).not.toBe('/register');
  });
  expect(bodies('POST', '/user')).toEqual([expect.objectContaining({ imgurl: '' })]);
});

test('REG-16 REG-17 the same picture, chosen again after a failure, is sent again', async () => {
  const { user } = await renderApp('/register');
  const answer = answering();
  const { image } = await fields();
  const picture = pngFile();
  await user.upload(image, picture);
  await answer(0, '');
  expect(await screen.findByText('The picture could not be stored. Choose it again to try once more.')).toBeVisible();
  await user.upload(image, picture);
  await answer(1, first);
  expect((await screen.findByRole('alert')).textContent).toBe(done);
});

test('REG-13 REG-17 the picker wants images, and what is none is never sent', async () => {
  const { requests } = await renderApp('/register');
  const { image } = await fields();
  expect(image).toHaveAttribute('accept', 'image/*');
  const text = new File(['#!/bin/sh'], 'picture.png', { type: 'image/png' });
  await userEvent.setup({ applyAccept: false }).upload(image, text);
  expect((await screen.findByRole('alert')).textContent).toBe(failed);
  expect(requests).toEqual([]);
});

test.each([
  ['an iPhone’s picture', 'a.heic', '\0\0\0\x18ftypheic', 'The file is of another kind.'],
  ['an empty one', 'a.png', '', 'The file is empty.'],
])(
  'REG-17 the reason why %s is refused stands beside the alert, with the kinds that are taken',
  async (_, name, content, why) => {
    await renderApp('/register');
    const { image } = await fields();
    expect(image).toHaveAccessibleDescription(/PNG, JPEG, GIF, WebP or AVIF, at most 32 MB/);
    await userEvent.setup({ applyAccept: false }).upload(image, new File([content], name));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(failed);
    expect(alert.nextElementSibling).toHaveTextContent(`${why} PNG, JPEG, GIF, WebP or AVIF, at most 32 MB`);
  },
);

test('REG-14 REG-16 only the newest choice counts: the late answer of an earlier one is ignored', async () => {
  const { user, router, bodies } = await renderApp('/register');
  const answer = answering();
  await fill(user, rightForm);
  const { image, submit } = await fields();
  await user.upload(image, pngFile('first.png'));
  await screen.findByText('Uploading...');
  await user.upload(image, pngFile('second.png'));
  await answer(1, second);
  await screen.findByText(done);
  await answer(0, first);
  await aMoment();
  await user.click(submit);
  await waitFor(() => {
    expect(router.state.location.pathname).not.toBe('/register');
  });
  expect(bodies('POST', '/user')).toEqual([expect.objectContaining({ imgurl: second })]);
});

test('REG-15 REG-17 the late failure of an earlier one says nothing', async () => {
  const { user } = await renderApp('/register');
  const answer = answering();
  const { image, submit } = await fields();
  await user.upload(image, pngFile('first.png'));
  await screen.findByText('Uploading...');
  await user.upload(image, pngFile('second.png'));
  await answer(0, '');
  await aMoment();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Uploading...')).toBeVisible();
  expect(submit).toBeDisabled();
  await answer(1, second);
  expect(await screen.findByText(done)).toBeVisible();
});
