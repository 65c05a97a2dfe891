import { vi } from 'vitest';

/**
 * Catches what the page saves as files, because jsdom has no downloads: `names` of the files, and the `lines` of one.
 */
export const catchDownloads = () => {
  const blobs: Blob[] = [];
  const names: string[] = [];
  const create = (blob: Blob) => `blob:${blobs.push(blob)}`;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: () => {} }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return {
    names,
    lines: async (nth = -1) => ((await blobs.at(nth)?.text()) ?? '').replace(/^\ufeff/, '').split('\r\n'),
  };
};
