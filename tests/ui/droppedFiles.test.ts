import { fireEvent } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { keepDroppedFiles, onFiles } from '#ui/forms/droppedFiles.ts';

const place = (markup: string) => {
  document.body.innerHTML = markup;
  return document.body.firstElementChild ?? document.body;
};
const files = () => ({ types: ['Files'], files: [new File(['a'], 'a.csv')], dropEffect: 'copy' });

keepDroppedFiles();

test.each(['<p>beside everything</p>', '<textarea></textarea>', '<input type="text">', '<a href="/">a link</a>'])(
  'a file that is dragged over %s, or dropped, does not open in the place of the page',
  (markup) => {
    const dataTransfer = files();
    expect(fireEvent.dragOver(place(markup), { dataTransfer })).toBe(false);
    expect(dataTransfer.dropEffect).toBe('none');
    expect(fireEvent.drop(place(markup), { dataTransfer })).toBe(false);
  },
);

test('a field for files takes them by itself, and dragged text is text', () => {
  expect(fireEvent.drop(place('<input type="file">'), { dataTransfer: files() })).toBe(true);
  expect(fireEvent.drop(place('<textarea></textarea>'), { dataTransfer: { types: ['text/plain'] } })).toBe(true);
});

test('who wants them hears of them after that, until it is over', () => {
  const hear = vi.fn((transfer: DataTransfer) => {
    transfer.dropEffect = 'copy';
  });
  const stop = onFiles(hear);
  const dataTransfer = files();
  fireEvent.dragOver(place('<p></p>'), { dataTransfer });
  expect(dataTransfer.dropEffect).toBe('copy');
  expect(hear).toHaveBeenLastCalledWith(expect.anything(), false);
  fireEvent.drop(place('<p></p>'), { dataTransfer });
  expect(hear).toHaveBeenLastCalledWith(expect.anything(), true);
  stop();
  fireEvent.drop(place('<p></p>'), { dataTransfer });
  expect(hear).toHaveBeenCalledTimes(2);
});
