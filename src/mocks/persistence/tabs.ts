type Word = 'changed' | 'reset';

let channel: BroadcastChannel | undefined;
/** One for the page: a second one would hear the first. */
const open = () => (channel ??= new BroadcastChannel('taskcoin-demo'));

/** Tells the other tabs what happened to the demo's state. */
export const tellTabs = (word: Word): void => {
  open().postMessage(word);
};

/** Hears what other tabs tell. */
export const hearTabs = (listeners: Record<Word, () => void>): void => {
  open().addEventListener('message', ({ data }: MessageEvent<Word>) => {
    listeners[data]();
  });
};
